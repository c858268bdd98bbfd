import { expect, test } from "vitest";
import { readNumber } from "./typed-number.ts";

test.each([
  ["", null, null],
  ["98765 4321", null, null],
  ["9876543210", "+919876543210", null],
  ["+91 98765-43210", "+919876543210", null],
  ["919876543210", "+919876543210", null],
  ["98765 43210 2", "+919876543210", 2],
  ["+91 98765 432103", "+919876543210", 3],
  ["0161 250 0000", "+911612500000", null],
  ["+1 416 555 0199", "+14165550199", null],
])('"%s" is the number %s and the choice %s', (typed, phone, choice) => {
  expect(readNumber(typed)).toEqual({ phone, choice });
});

test("whoever writes 91 before a number is not there yet after eleven digits, and there after twelve", () => {
  expect(readNumber("91987654321")).toEqual({ phone: "+919198765432", choice: 1 });
  expect(readNumber("919876543210")).toEqual({ phone: "+919876543210", choice: null });
});
