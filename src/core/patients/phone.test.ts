import { expect, test } from "vitest";
import { formatPhone, searchDigits, toE164 } from "./phone.ts";

test.each([
  "9876543210",
  "98765 43210",
  "098765-43210",
  "+91 98765 43210",
  "91 9876543210",
  "0091 9876543210",
  "+91 (98765) 43210",
])("%s is the number +919876543210", (typed) => {
  expect(toE164(typed)).toBe("+919876543210");
});

test("a number abroad keeps its country", () => {
  expect(toE164("+1 905 555 0123")).toBe("+19055550123");
  expect(toE164("00 1 905 555 0123")).toBe("+19055550123");
});

test.each(["", "12345", "98765 4321", "987654321012345678", "call me now", "+91 98765", "0876543210", "98765x3210"])(
  "%j is no phone number",
  (typed) => {
    expect(toE164(typed)).toBeNull();
  },
);

test("numbers are shown as people in India write them", () => {
  expect(formatPhone("+919876543210")).toBe("+91 98765 43210");
  expect(formatPhone("+19055550123")).toBe("+19055550123");
});

test("a search by phone ignores spaces, dashes and the prefix", () => {
  expect(searchDigits("+91 98765-43210")).toBe("9876543210");
  expect(searchDigits("098765 43210")).toBe("9876543210");
  expect(searchDigits("98765 4")).toBe("987654");
  expect(searchDigits("Harpreet")).toBe("");
});
