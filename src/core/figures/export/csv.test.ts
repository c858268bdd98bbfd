import { expect, test } from "vitest";
import { csvBegin, csvLine } from "./csv.ts";

test("cells are parted by commas, and what holds one stands in quotes", () => {
  expect(csvLine(["Kaur, Harpreet", 'the "old" house', "two\nlines", 399, null])).toBe(
    '"Kaur, Harpreet","the ""old"" house","two\nlines",399,\r\n',
  );
});

test.each(["=1+1", "+91 98765", "-2", "@SUM(A1)", "\t=1", "\r=1", '=HYPERLINK("http://x")'])(
  "%j is no formula any more",
  (text) => {
    expect(csvLine([text])).toMatch(/^"?'/);
  },
);

test("a phone number stands as it is stored", () => {
  expect(csvLine(["+919876543001", "+1-1", "+91 98765 43001"])).toBe("+919876543001,'+1-1,'+91 98765 43001\r\n");
});

test("a number that is less than nothing is a number, not a formula", () => {
  expect(csvLine([-5])).toBe("-5\r\n");
});

test("a spreadsheet takes the file for UTF-8", () => {
  expect(new TextEncoder().encode(csvBegin)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
});
