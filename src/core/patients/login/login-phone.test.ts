import { expect, test } from "vitest";
import { loginPhone, loginPhoneMistake } from "./login-phone.ts";

test.each(["9876543210", "919876543210", "09876543210", "+91 98765 43210", "098765-43210", "(98765) 43210"])(
  "%s may be typed, and is looked up as +919876543210",
  (typed) => {
    expect(loginPhoneMistake(typed)).toBeNull();
    expect(loginPhone(typed)).toBe("+919876543210");
  },
);

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

test("a number that nobody can have is looked up as none", () => {
  expect(loginPhone("0000000000")).toBeNull();
});
