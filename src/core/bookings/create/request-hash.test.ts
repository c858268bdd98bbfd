import { expect, test } from "vitest";
import type { CreateBookingRequest } from "#core/bookings/schema.ts";
import type { StaffDetails } from "#core/bookings/staff-details.ts";
import { hashRequest, listRequestHashes } from "./request-hash.server.ts";

const request: CreateBookingRequest = {
  patient: {
    name: "Harpreet Kaur",
    email: "",
    phone: "98765 43001",
    address: "House 214, Model Town",
    age: 58,
    gender: null,
    pinCode: "141002",
  },
  booking: {
    code: "BK-00000001",
    bookingDate: "2026-11-25",
    bookingTime: "10:00 AM",
    paymentMethod: "pay_later",
    totalAmount: "1999.00",
  },
  items: [
    { itemType: "test", itemId: 9 },
    { itemType: "test", itemId: 5 },
  ],
};

const hashOf = (changes: Partial<CreateBookingRequest>) => hashRequest({ ...request, ...changes }).toString("hex");
const patient = (changes: Partial<CreateBookingRequest["patient"]>) =>
  hashOf({ patient: { ...request.patient, ...changes } });

test("ignores spelling, order, a hold and a confirmation", () => {
  expect(patient({ phone: "+91 98765-43001", email: null, gender: undefined })).toBe(hashOf({}));
  expect(hashOf({ items: [...request.items].reverse(), again: true })).toBe(hashOf({}));
  expect(hashOf({ hold: "11111111-1111-4111-8111-111111111111" })).toBe(hashOf({}));
});

test("distinguishes the same value under another name", () => {
  const hashes = [patient({ email: "winter" }), patient({ pinCode: null }), hashOf({ offer: "141002" })];
  const offerForPin = hashRequest({ ...request, patient: { ...request.patient, pinCode: null }, offer: "141002" });
  expect(new Set([hashOf({}), ...hashes, offerForPin.toString("hex")]).size).toBe(5);
});

test("leaves missing fields out of the hash", () => {
  const { pinCode: _, ...without } = request.patient;
  expect(hashOf({ patient: without })).toBe(patient({ pinCode: null }));
});

test("ignores slot and address at the centre, but not the place", () => {
  const booking = { ...request.booking, bookingTime: "11:00 AM" as const };
  const [atTen, atEleven] = [request, { ...request, booking }].map((sample) =>
    listRequestHashes({ ...sample, place: "centre" }),
  );
  expect(atEleven).toEqual(atTen);
  expect(atTen).toHaveLength(1);
  expect(atTen?.[0]?.toString("hex")).not.toBe(hashOf({}));
  expect(hashRequest({ ...request, place: "home" }).toString("hex")).toBe(hashOf({}));
});

test("includes the hash of earlier builds", () => {
  const earlierHash = "6d35d228a06acddcc4cdfceceba2f07fa3abc8855a3760902301410eb4024ff8";
  expect(listRequestHashes(request).map((hash) => hash.toString("hex"))).toEqual([hashOf({}), earlierHash]);
});

test("includes staff details, whatever the spelling of a phone", () => {
  const withDetails = (details: StaffDetails) => hashRequest({ ...request, ...details }).toString("hex");
  const hashes = [hashOf({}), withDetails({ contactName: "Asha Rani" }), withDetails({ payerName: "Asha Rani" })];
  expect(new Set(hashes).size).toBe(3);
  expect(withDetails({ contactPhone: "98765 43777", payerName: "" })).toBe(
    withDetails({ contactPhone: "+919876543777" }),
  );
});
