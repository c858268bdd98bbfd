// Row 9.12
import { expect, test } from "vitest";
import { sentences } from "#core/i18n/en.ts";
import { normalizeTestPhone, TestPhone, validateTestPhone } from "./test-phone.ts";

test.each([
  ["98765 43210", "9876543210"],
  ["+91 98765-43210", "9876543210"],
  ["98765432109999", "9876543210"],
  ["9187654321", "9187654321"],
  ["098765 43210", "9876543210"],
  ["+91 (0) 98765 43210", "9876543210"],
  ["੯੮੭੬੫ ੪੩੨੧੦", "9876543210"],
  ["call me", ""],
])("reduces the input %j to %j", (typed, expected) => {
  expect(normalizeTestPhone(typed)).toBe(expected);
});

// Rows 5.15, 5.16
test.each([
  ["", "Please enter a phone number"],
  ["98765", "Please enter a valid 10-digit phone number"],
  ["0987654321", "Please enter a valid 10-digit phone number"],
  ["9876543210", null],
])("validates the phone %j with %j", (digits, sentence) => {
  const key = validateTestPhone(digits);
  expect(key && sentences.testMessageForm[key]).toBe(sentence);
});

test.each([
  ["9876543210", "+919876543210"],
  ["919876543210", "+919876543210"],
  ["9187654321", "+919187654321"],
])("sends %s to %s", (input, phone) => {
  expect(TestPhone.parse(input)).toBe(phone);
});

test.each(["", "98765", "98765 43210", "+919876543210", "449876543210"])("rejects %j", (input) => {
  expect(TestPhone.safeParse(input).success).toBe(false);
});
