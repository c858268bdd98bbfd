import { expect, test } from "vitest";
import { CSV_BOM, formatCsvLine } from "./csv.ts";

test("separates cells by commas and quotes cells that contain one", () => {
  expect(formatCsvLine(["Kaur, Harpreet", 'the "old" house', "two\nlines", 399, null])).toBe(
    '"Kaur, Harpreet","the ""old"" house","two\nlines",399,\r\n',
  );
});

test.each(["=1+1", "+91 98765", "-2", "@SUM(A1)", "\t=1", "\r=1", '=HYPERLINK("http://x")'])(
  "neutralizes the formula %j",
  (text) => {
    expect(formatCsvLine([text])).toMatch(/^"?'/);
  },
);

test("leaves a phone number unchanged", () => {
  expect(formatCsvLine(["+919876543001", "+1-1", "+91 98765 43001"])).toBe("+919876543001,'+1-1,'+91 98765 43001\r\n");
});

test("leaves a negative number a number", () => {
  expect(formatCsvLine([-5])).toBe("-5\r\n");
});

test("starts with a byte order mark, so that spreadsheets read UTF-8", () => {
  expect(new TextEncoder().encode(CSV_BOM)).toEqual(new Uint8Array([0xef, 0xbb, 0xbf]));
});
