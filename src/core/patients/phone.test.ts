// Row 10.42
import { expect, test } from "vitest";
import { formatPhone, isUnclearPhone, searchDigits, toE164 } from "./phone.ts";

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

test("a landline is told by its 0 or its country", () => {
  for (const typed of ["0161 250 0000", "01612500000", "+91 161 250 0000", "91 1612500000", "011-23456789"]) {
    expect([typed, toE164(typed)]).toEqual([typed, `+91${typed.includes("2345") ? "1123456789" : "1612500000"}`]);
  }
});

test.each(["1234567890", "4165550199", "1612500000", "5555555555"])(
  "%s is unclear: a landline without its 0, or a number abroad",
  (typed) => {
    expect([toE164(typed), isUnclearPhone(typed)]).toEqual([null, true]);
  },
);

test("what is plainly wrong or plainly a number is not unclear", () => {
  for (const typed of ["98765 43210", "98765", "0161 250 0000", "+1 416 555 0199", "0000000000", "call me"]) {
    expect([typed, isUnclearPhone(typed)]).toEqual([typed, false]);
  }
});

test("digits of other scripts are read", () => {
  expect(toE164("੯੮੭੬੫ ੪੩੨੧੦")).toBe("+919876543210");
  expect(toE164("+९१ ९८७६५ ४३२१०")).toBe("+919876543210");
  expect(toE164("９８７６５４３２１０")).toBe("+919876543210");
});

test.each([
  "",
  "12345",
  "98765 4321",
  "987654321012345678",
  "call me now",
  "+91 98765",
  "0876543210",
  "98765x3210",
  "+91 0123456789",
])("%j is no phone number", (typed) => {
  expect(toE164(typed)).toBeNull();
});

test("numbers are shown as people in India write them", () => {
  expect(formatPhone("+919876543210")).toBe("+91 98765 43210");
  expect(formatPhone("+19055550123")).toBe("+19055550123");
});

// Row 10.43
test("a search by phone ignores spaces, dashes and the prefix", () => {
  expect(searchDigits("+91 98765-43210")).toBe("9876543210");
  expect(searchDigits("098765 43210")).toBe("9876543210");
  expect(searchDigits("98765 4")).toBe("987654");
  expect(searchDigits("Harpreet")).toBe("");
});
