import { expect, test } from "vitest";
import { bookingColumns } from "./columns.tsx";
import { type BookingFilters, noFilters } from "./filters.ts";

const sortedBy = (filters: BookingFilters) =>
  bookingColumns(filters).flatMap(({ name, sorted }) => (sorted ? [{ name, sorted }] : []));

test("no column tells the order of a list whose newest bookings stand first: their codes are in none", () => {
  expect(sortedBy(noFilters)).toEqual([]);
});

test("one day's bookings are told to stand by the hour", () => {
  for (const oneDay of [
    { ...noFilters, today: true },
    { ...noFilters, from: "2026-11-23", to: "2026-11-23" },
  ]) {
    expect(sortedBy(oneDay)).toEqual([{ name: "Date", sorted: "ascending" }]);
  }
});
