import { expect, test } from "vitest";
import { ApiError } from "#web/lib/api-client.ts";
import { getOverrideAnswers, toNewBookingErrors, trimStaffDetails } from "./new-booking-request.ts";

const createApiError = (status: number, problem: object) =>
  toNewBookingErrors(new ApiError(status, JSON.stringify(problem), ""));

test("maps each server error to its field, and the rest to a message", () => {
  const errors = { "patient.name": "Name?", "items.0": "Items?", "booking.bookingTime": "Hour?", reason: "Why?" };
  const { fieldErrors, message } = createApiError(422, { code: "rule-broken", detail: "Name?", errors });
  expect(fieldErrors).toEqual({ name: "Name?", items: "Items?", time: "Hour?", reason: "Why?" });
  expect(createApiError(400, { errors: { contactPhone: "Number?" } }).fieldErrors).toEqual({ contactPhone: "Number?" });
  expect(message).toBeNull();
  expect(createApiError(409, { code: "test-held", detail: "CBC is in it." }).message).toBe("CBC is in it.");
});

test("maps confirmations and duplicates to questions", () => {
  const questions = [{ field: "overbook", sentence: "One more?" }];
  expect(createApiError(409, { code: "ask-first", questions })).toMatchObject({ questions: { overbook: "One more?" } });
  expect(createApiError(409, { code: "booked-already", detail: "Once more?" })).toMatchObject({ isDuplicate: true });
});

test("returns a general message without a server response", () => {
  expect(toNewBookingErrors(new TypeError("Failed to fetch"))).toMatchObject({
    fieldErrors: {},
    message: expect.stringContaining("Failed"),
  });
});

test("answers confirmations with their reason, if there is one", () => {
  expect(getOverrideAnswers(["overbook"], "urgent")).toEqual({ overbook: true, reason: "urgent" });
  expect(getOverrideAnswers(["overbook"], null)).toEqual({ overbook: true });
  expect(getOverrideAnswers([], "urgent")).toEqual({});
});

test("sends staff details as typed, without empty ones, and without contact details for walk-ins", () => {
  const typed = {
    phlebotomistNote: " Ring twice ",
    contactName: "Asha Rani",
    payerName: "Simran Gill",
    payerPhone: " ",
  };
  expect(trimStaffDetails("home", typed)).toEqual({
    phlebotomistNote: "Ring twice",
    contactName: "Asha Rani",
    payerName: "Simran Gill",
  });
  expect(trimStaffDetails("centre", typed)).toEqual({ payerName: "Simran Gill" });
});
