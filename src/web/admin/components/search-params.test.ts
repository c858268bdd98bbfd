import { expect, test } from "vitest";
import { buildPath, normalizeSearchTerm, parseCursor, parseId, parseIds } from "./search-params.ts";

test("leaves empty parameters out of the address", () => {
  expect(buildPath("/admin", { search: "", status: null, booking: undefined, before: [] })).toBe("/admin");
  expect(buildPath("/admin", { search: "Harpreet K", before: [71, 21] })).toBe(
    "/admin?search=Harpreet+K&before=71&before=21",
  );
});

test("ignores invalid ids", () => {
  const parameters = new URLSearchParams("before=71&before=x&before=-3&before=1.5&booking=one&patient=12");
  expect(parseIds(parameters, "before")).toEqual([71]);
  expect([parseId(parameters, "booking"), parseId(parameters, "patient")]).toEqual([null, 12]);
});

test.each([
  ["", ""],
  ["  ab ", ""],
  [" BK-4 ", "BK-4"],
])("normalizes the term %j to %j", (typed, expected) => {
  expect(normalizeSearchTerm(typed)).toBe(expected);
});

test.each([
  ["/api/bookings?limit=50&before=21", 21],
  ["/api/bookings?limit=50", null],
  [null, null],
])("parses the cursor of %j as %j", (next, cursor) => {
  expect(parseCursor(next)).toBe(cursor);
});
