import { expect, test } from "vitest";
import { addressWith, cursorOf, idIn, idsIn, searchWord } from "./address.ts";

test("an address holds what is asked for and nothing empty", () => {
  expect(addressWith("/admin", { search: "", status: null, booking: undefined, before: [] })).toBe("/admin");
  expect(addressWith("/admin", { search: "Harpreet K", before: [71, 21] })).toBe(
    "/admin?search=Harpreet+K&before=71&before=21",
  );
});

test("ids that were tampered with are left out", () => {
  const parameters = new URLSearchParams("before=71&before=x&before=-3&before=1.5&booking=one&patient=12");
  expect(idsIn(parameters, "before")).toEqual([71]);
  expect([idIn(parameters, "booking"), idIn(parameters, "patient")]).toEqual([null, 12]);
});

test.each([
  ["", ""],
  ["  ab ", ""],
  [" BK-4 ", "BK-4"],
])("typed %j searches for %j", (typed, word) => {
  expect(searchWord(typed)).toBe(word);
});

test.each([
  ["/api/bookings?limit=50&before=21", 21],
  ["/api/bookings?limit=50", null],
  [null, null],
])("the cursor of %j is %j", (next, cursor) => {
  expect(cursorOf(next)).toBe(cursor);
});
