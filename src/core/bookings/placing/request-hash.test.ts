import { expect, test } from "vitest";
import type { NewBooking } from "#core/bookings/schema.ts";
import type { Told } from "#core/bookings/visit/contacts.ts";
import { requestHash, requestHashes } from "./request-hash.server.ts";

const asked: NewBooking = {
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

const hashOf = (changes: Partial<NewBooking>) => requestHash({ ...asked, ...changes }).toString("hex");
const patient = (changes: Partial<NewBooking["patient"]>) => hashOf({ patient: { ...asked.patient, ...changes } });

test("spelling and order change nothing, and neither do a hold and a yes", () => {
  expect(patient({ phone: "+91 98765-43001", email: null, gender: undefined })).toBe(hashOf({}));
  expect(hashOf({ items: [...asked.items].reverse(), again: true })).toBe(hashOf({}));
  expect(hashOf({ hold: "11111111-1111-4111-8111-111111111111" })).toBe(hashOf({}));
});

test("a value that is told under another name is another request", () => {
  const hashes = [patient({ email: "winter" }), patient({ pinCode: null }), hashOf({ offer: "141002" })];
  const offerForPin = requestHash({ ...asked, patient: { ...asked.patient, pinCode: null }, offer: "141002" });
  expect(new Set([hashOf({}), ...hashes, offerForPin.toString("hex")]).size).toBe(5);
});

test("a field that was not told has no part in the hash", () => {
  const { pinCode: _, ...without } = asked.patient;
  expect(hashOf({ patient: without })).toBe(patient({ pinCode: null }));
});

test("of a visit at the centre neither hour nor address tell two requests apart, but the place does", () => {
  const booking = { ...asked.booking, bookingTime: "11:00 AM" as const };
  const [atTen, atEleven] = [asked, { ...asked, booking }].map((one) => requestHashes({ ...one, place: "centre" }));
  expect(atEleven).toEqual(atTen);
  expect(atTen).toHaveLength(1);
  expect(atTen?.[0]?.toString("hex")).not.toBe(hashOf({}));
  expect(requestHash({ ...asked, place: "home" }).toString("hex")).toBe(hashOf({}));
});

test("a request that a build before has stored is known by its first hash", () => {
  const before = "6d35d228a06acddcc4cdfceceba2f07fa3abc8855a3760902301410eb4024ff8";
  expect(requestHashes(asked).map((hash) => hash.toString("hex"))).toEqual([hashOf({}), before]);
});

test("what the staff are told with a visit is asked for, too, however a phone is spelled", () => {
  const told = (typed: Told) => requestHash({ ...asked, ...typed }).toString("hex");
  const hashes = [hashOf({}), told({ doorName: "Asha Rani" }), told({ payerName: "Asha Rani" })];
  expect(new Set(hashes).size).toBe(3);
  expect(told({ doorPhone: "98765 43777", payerName: "" })).toBe(told({ doorPhone: "+919876543777" }));
});
