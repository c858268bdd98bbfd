import { expect, test } from "vitest";
import { sentences } from "#core/i18n/en.ts";
import { toE164 } from "#core/patients/phone.ts";
import { parseLoginPhone, validateLoginPhone } from "./login-phone.ts";

test.each(["9876543210", "919876543210", "09876543210", "+91 98765 43210", "098765-43210", "(98765) 43210"])(
  "accepts %s and looks it up as +919876543210",
  (typed) => {
    expect(validateLoginPhone(typed)).toBeNull();
    expect(parseLoginPhone(typed)).toBe("+919876543210");
  },
);

// Rows 5.21, 9.11
test.each([
  ["", "Phone number must be at least 10 digits"],
  ["987654321", "Phone number must be at least 10 digits"],
  ["9876543210123", "Phone number should not exceed 12 digits"],
  ["98765abcde", "Only numbers are allowed"],
  ["98765432+10", "Only numbers are allowed"],
  ["9876543210'; --", "Only numbers are allowed"],
  ["161 2500123", sentences.bookingForm["booking-phone-ambiguous"]],
  ["16125 00123", sentences.bookingForm["booking-phone-ambiguous"]],
])("validates %j with: %s", (typed, sentence) => {
  const key = validateLoginPhone(typed);
  expect(key && sentences.loginForm[key]).toBe(sentence);
});

test("looks up a number abroad with its country", () => {
  expect(parseLoginPhone("+1 905 555 0123")).toBe("+19055550123");
  expect(parseLoginPhone("19055550123")).toBe("+19055550123");
});

test.each(["+49 1512 3456789", "0049 1512 3456789", "0161 250 0000", "੯੮੭੬੫ ੪੩੨੧੦"])(
  "accepts %s, which bookings accept",
  (typed) => {
    expect([validateLoginPhone(typed), parseLoginPhone(typed)]).toEqual([null, toE164(typed)]);
    expect(toE164(typed)).not.toBeNull();
  },
);

test("ten digits that are no Indian mobile are not looked up as a number abroad", () => {
  expect(parseLoginPhone("4165550199")).toBeNull();
});

test("an impossible number is looked up as null", () => {
  expect(parseLoginPhone("0000000000")).toBeNull();
});
