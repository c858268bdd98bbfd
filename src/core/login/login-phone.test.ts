import { expect, test } from "vitest";
import { toE164 } from "#core/patients/phone.ts";
import { loginPhone, loginPhoneMistake } from "./login-phone.ts";

test.each(["9876543210", "919876543210", "09876543210", "+91 98765 43210", "098765-43210", "(98765) 43210"])(
  "%s may be typed, and is looked up as +919876543210",
  (typed) => {
    expect(loginPhoneMistake(typed)).toBeNull();
    expect(loginPhone(typed)).toBe("+919876543210");
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
])("%j is answered with: %s", (typed, sentence) => {
  expect(loginPhoneMistake(typed)).toBe(sentence);
});

test("a number abroad is looked up with its country", () => {
  expect(loginPhone("+1 905 555 0123")).toBe("+19055550123");
  expect(loginPhone("19055550123")).toBe("+19055550123");
});

test.each(["+49 1512 3456789", "0049 1512 3456789", "0161 250 0000", "੯੮੭੬੫ ੪੩੨੧੦"])(
  "%s was taken by a booking, so the login takes it too",
  (typed) => {
    expect([loginPhoneMistake(typed), loginPhone(typed)]).toEqual([null, toE164(typed)]);
    expect(toE164(typed)).not.toBeNull();
  },
);

test("ten digits that are no mobile are nobody's, rather than somebody's abroad", () => {
  expect(loginPhone("4165550199")).toBeNull();
});

test("a number that nobody can have is looked up as none", () => {
  expect(loginPhone("0000000000")).toBeNull();
});
