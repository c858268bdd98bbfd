import { expect, test } from "vitest";
import { deskAddress, filtersOf, noFilters, openBookingOf, searchWord } from "./filters.ts";

test("what a page's address says is what the next address says again", () => {
  const address = "/admin?day=today&status=confirmed&payment=pending&search=Harpreet+K&before=71&before=21&booking=12";
  const { searchParams } = new URL(address, "http://desk.example");
  expect(filtersOf(searchParams)).toEqual({
    today: true,
    status: "confirmed",
    payment: "pending",
    search: "Harpreet K",
    before: [71, 21],
  });
  expect(deskAddress(filtersOf(searchParams), openBookingOf(searchParams) ?? undefined)).toBe(address);
});

test("without filters the address is the desk's own", () => {
  expect(deskAddress(noFilters)).toBe("/admin");
});

test("an address that was tampered with asks for nothing unknown", () => {
  const parameters = new URLSearchParams(
    "day=yesterday&status=lost&payment=gold&search=ab&before=x&before=-3&booking=one",
  );
  expect(filtersOf(parameters)).toEqual(noFilters);
  expect(openBookingOf(parameters)).toBeNull();
});

test.each([
  ["", ""],
  ["  ab ", ""],
  [" BK-4 ", "BK-4"],
])("typed %j searches for %j", (typed, word) => {
  expect(searchWord(typed)).toBe(word);
});
