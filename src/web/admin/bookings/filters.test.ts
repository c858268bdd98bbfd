import { expect, test } from "vitest";
import { deskAddress, filtersOf, isOneDay, noFilters, openBookingOf } from "./filters.ts";

test.each([
  "/admin?day=today&status=confirmed&payment=pending&search=Harpreet+K&before=71&before=21&booking=12",
  "/admin?from=2026-11-01&to=2026-11-21&status=declined",
  "/admin?from=2026-11-01",
  "/admin?view=toCollect&search=Harpreet+K",
])("what %s says is what the next address says again", (address) => {
  const { searchParams } = new URL(address, "http://desk.example");
  expect(deskAddress(filtersOf(searchParams), openBookingOf(searchParams) ?? undefined)).toBe(address);
});

test("without filters the address is the desk's own", () => {
  expect(deskAddress(noFilters)).toBe("/admin");
});

test("an address that was tampered with asks for nothing unknown", () => {
  const parameters = new URLSearchParams(
    "day=yesterday&from=2026-02-30&to=soon&view=mine&status=lost&payment=gold&search=ab&before=x&before=-3&booking=one",
  );
  expect(filtersOf(parameters)).toEqual(noFilters);
  expect(openBookingOf(parameters)).toBeNull();
});

test("today wins over days, and one day is one day however it was chosen", () => {
  const today = filtersOf(new URLSearchParams("day=today&from=2026-11-01"));
  expect([today.today, today.from]).toEqual([true, null]);
  expect(isOneDay(today)).toBe(true);
  expect(isOneDay(filtersOf(new URLSearchParams("from=2026-11-01&to=2026-11-01")))).toBe(true);
  expect(isOneDay(filtersOf(new URLSearchParams("from=2026-11-01&to=2026-11-02")))).toBe(false);
});
