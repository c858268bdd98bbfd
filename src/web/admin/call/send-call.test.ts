import { expect, test } from "vitest";
import { ApiError } from "#web/api-client.ts";
import { answersOf, refusalOf, toldAt } from "./send-call.ts";

const refused = (status: number, problem: object) => refusalOf(new ApiError(status, JSON.stringify(problem), ""));

test("each sentence of the server stands where it is mended, and what belongs to no field by itself", () => {
  const errors = { "patient.name": "Name?", "items.0": "Items?", "booking.bookingTime": "Hour?", reason: "Why?" };
  const { mistakes, sentence } = refused(422, { code: "rule-broken", detail: "Name?", errors });
  expect(mistakes).toEqual({ name: "Name?", items: "Items?", time: "Hour?", reason: "Why?" });
  expect(refused(400, { errors: { doorPhone: "Number?" } }).mistakes).toEqual({ doorPhone: "Number?" });
  expect(sentence).toBeNull();
  expect(refused(409, { code: "test-held", detail: "CBC is in it." }).sentence).toBe("CBC is in it.");
});

test("what the server asks first, and that it is booked already, are questions", () => {
  const questions = [{ field: "overbook", sentence: "One more?" }];
  expect(refused(409, { code: "ask-first", questions })).toMatchObject({ questions: { overbook: "One more?" } });
  expect(refused(409, { code: "booked-already", detail: "Once more?" })).toMatchObject({ asksAgain: true });
});

test("without an answer of the server nothing is known but that it failed", () => {
  expect(refusalOf(new TypeError("Failed to fetch"))).toMatchObject({
    mistakes: {},
    sentence: expect.stringContaining("Failed"),
  });
});

test("what was asked is answered with its reason, and not without one", () => {
  expect(answersOf(["overbook"], "urgent")).toEqual({ overbook: true, reason: "urgent" });
  expect(answersOf(["overbook"], null)).toEqual({ overbook: true });
  expect(answersOf([], "urgent")).toEqual({});
});

test("what the staff are told is sent as it was typed: of who comes to the counter nothing of a door, and nothing that is empty", () => {
  const typed = { collectorNote: " Ring twice ", doorName: "Asha Rani", payerName: "Simran Gill", payerPhone: " " };
  expect(toldAt("home", typed)).toEqual({
    collectorNote: "Ring twice",
    doorName: "Asha Rani",
    payerName: "Simran Gill",
  });
  expect(toldAt("centre", typed)).toEqual({ payerName: "Simran Gill" });
});
