import { expect, test } from "vitest";
import { parseRupees } from "./typed-rupees.ts";

test.each([
  ["₹1,299", 129900],
  ["499.5", 49950],
  ["੪੯੯", 49900],
  ["5OO", null],
  ["1,29", null],
  ["-5", null],
  ["1000000", null],
  ["", null],
])("parses the typed rupees %j as %j paise", (typed, paise) => {
  expect(parseRupees(typed)).toBe(paise);
});
