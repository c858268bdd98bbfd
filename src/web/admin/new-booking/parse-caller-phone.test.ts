import { expect, test } from "vitest";
import { parseCallerPhone, toCallerSearch } from "./parse-caller-phone.ts";

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
])('parses "%s" as phone %s and choice %s', (typed, phone, choice) => {
  expect(parseCallerPhone(typed)).toEqual({ phone, choice });
});

test("reads eleven digits from 91 as a number and a choice, and twelve as a number", () => {
  expect(parseCallerPhone("91987654321")).toEqual({ phone: "+919198765432", choice: 1 });
  expect(parseCallerPhone("919876543210")).toEqual({ phone: "+919876543210", choice: null });
});

test.each([
  ["604 555 01", null],
  ["604 555 0182", "6045550182"],
  ["0604 555 0182", "6045550182"],
  ["604 555 0182 2", "6045550182"],
  ["416 555 0199", "4165550199"],
  ["+91 60455 50182", "+916045550182"],
  ["+1 604 555 0182", "+16045550182"],
  ["001 604 555 0182", "+16045550182"],
])('searches the patients of "%s" by %s', (typed, search) => {
  expect(toCallerSearch(typed)).toBe(search);
});
