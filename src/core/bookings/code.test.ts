// Row 7.21
import fc from "fast-check";
import { expect, test } from "vitest";
import { bookingCodeOf, bookingCodePattern, newBookingCode } from "./code.ts";

test("every code is BK- and 8 digits", () => {
  fc.assert(
    fc.property(fc.nat(Number.MAX_SAFE_INTEGER), fc.double({ min: 0, max: 0.999999, noNaN: true }), (now, random) =>
      bookingCodePattern.test(newBookingCode(now, random)),
    ),
  );
  fc.assert(fc.property(fc.string(), (form) => bookingCodePattern.test(bookingCodeOf(form))));
});

test("a code begins with five digits of the clock", () => {
  expect(newBookingCode(1_795_000_012_345, 0.678)).toBe("BK-12345678");
  expect(newBookingCode(1_795_000_000_007, 0)).toBe("BK-00007000");
});

test("the same form has the same code, another form another one", () => {
  expect(bookingCodeOf("Harpreet Kaur 10:00 AM")).toBe(bookingCodeOf("Harpreet Kaur 10:00 AM"));
  expect(bookingCodeOf("Harpreet Kaur 10:00 AM")).not.toBe(bookingCodeOf("Harpreet Kaur 11:00 AM"));
});
