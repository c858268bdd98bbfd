// Row 7.21
import fc from "fast-check";
import { expect, test } from "vitest";
import { BOOKING_CODE_PATTERN, createBookingCode, hashToBookingCode } from "./booking-code.ts";

test("creates codes of BK- and 8 digits", () => {
  fc.assert(
    fc.property(fc.nat(Number.MAX_SAFE_INTEGER), fc.double({ min: 0, max: 0.999999, noNaN: true }), (now, random) =>
      BOOKING_CODE_PATTERN.test(createBookingCode(now, random)),
    ),
  );
  fc.assert(fc.property(fc.string(), (form) => BOOKING_CODE_PATTERN.test(hashToBookingCode(form))));
});

test("starts a code with five digits of the clock", () => {
  expect(createBookingCode(1_795_000_012_345, 0.678)).toBe("BK-12345678");
  expect(createBookingCode(1_795_000_000_007, 0)).toBe("BK-00007000");
});

test("hashes the same form to the same code, and another form to another", () => {
  expect(hashToBookingCode("Harpreet Kaur 10:00 AM")).toBe(hashToBookingCode("Harpreet Kaur 10:00 AM"));
  expect(hashToBookingCode("Harpreet Kaur 10:00 AM")).not.toBe(hashToBookingCode("Harpreet Kaur 11:00 AM"));
});
