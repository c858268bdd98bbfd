import { expect, test } from "vitest";
import {
  emptyFilters,
  getBookingsPath,
  isSingleDay,
  parseBookingsFilters,
  parseOpenBookingId,
} from "./bookings-path.ts";

test.each([
  "/admin?day=today&status=confirmed&payment=pending&search=Harpreet+K&before=71&before=21&booking=12",
  "/admin?from=2026-11-01&to=2026-11-21&status=declined",
  "/admin?from=2026-11-01",
  "/admin?view=toCollect&search=Harpreet+K",
])("parses %s and writes it back unchanged", (address) => {
  const { searchParams } = new URL(address, "http://desk.example");
  expect(getBookingsPath(parseBookingsFilters(searchParams), parseOpenBookingId(searchParams) ?? undefined)).toBe(
    address,
  );
});

test("uses the plain address without filters", () => {
  expect(getBookingsPath(emptyFilters)).toBe("/admin");
});

test("ignores unknown values in the address", () => {
  const parameters = new URLSearchParams(
    "day=yesterday&from=2026-02-30&to=soon&view=mine&status=lost&payment=gold&search=ab&before=x&before=-3&booking=one",
  );
  expect(parseBookingsFilters(parameters)).toEqual(emptyFilters);
  expect(parseOpenBookingId(parameters)).toBeNull();
});

test("prefers today over a range, and recognizes a single day in either form", () => {
  const today = parseBookingsFilters(new URLSearchParams("day=today&from=2026-11-01"));
  expect([today.today, today.from]).toEqual([true, null]);
  expect(isSingleDay(today)).toBe(true);
  expect(isSingleDay(parseBookingsFilters(new URLSearchParams("from=2026-11-01&to=2026-11-01")))).toBe(true);
  expect(isSingleDay(parseBookingsFilters(new URLSearchParams("from=2026-11-01&to=2026-11-02")))).toBe(false);
});
