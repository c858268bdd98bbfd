// Row 10.43
import { expect, test } from "vitest";
import { isPhoneSearch, toSearchPatterns } from "./search-patterns.ts";

test.each([
  ["Harpreet", ["%Harpreet%"]],
  ["  Kaur   Harpreet ", ["%Kaur%", "%Harpreet%"]],
  ["Maria D’Souza", ["%Maria%", "%DSouza%"]],
  ["simran d'souza", ["%simran%", "%dsouza%"]],
  ["ਸ਼ਰਮਾ", ["%ਸ\u0a3cਰਮਾ%"]],
  ["\u0a36ਰਮਾ", ["%ਸ\u0a3cਰਮਾ%"]],
  ["\u0915\u095c", ["%\u0915\u0921\u093c%"]],
  ["BK12345678", ["%BK-12345678%"]],
  ["bk 12345678", ["%BK-12345678%"]],
  ["BK\u20111234", ["%BK-1234%"]],
  ["98765 432", ["%98765432%"]],
  ["੯੮੭੬੫", ["%98765%"]],
  ["100%_\\", ["%100\\%\\_\\\\%"]],
  ["", []],
])("searches for %j by %j", (typed, patterns) => {
  expect(toSearchPatterns(typed)).toEqual(patterns);
});

test.each([
  ["604 555 0182", "%6045550182"],
  ["+1 604 555 0182", "%+16045550182"],
  ["098765-43210", "%9876543210"],
  ["+91 (0) 98765 43210", "%+919876543210"],
  ["07911 123456", "%7911123456"],
  ["+44 (0)7911 123456", "%+447911123456"],
  ["0161 250 0123", "%1612500123"],
])("searches for %j at the end of a phone", (typed, pattern) => {
  expect([isPhoneSearch(typed), toSearchPatterns(typed)]).toEqual([true, [pattern]]);
});
