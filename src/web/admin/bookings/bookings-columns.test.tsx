import { expect, test } from "vitest";
import { createBookingColumns } from "./bookings-columns.tsx";
import { type BookingsPageFilters, emptyFilters } from "./bookings-path.ts";

const getSortedColumn = (filters: BookingsPageFilters) =>
  createBookingColumns(filters).flatMap(({ name, sorted }) => (sorted ? [{ name, sorted }] : []));

test("marks no column as sorted if the newest bookings are first: no column shows their codes", () => {
  expect(getSortedColumn(emptyFilters)).toEqual([]);
});

test("marks the bookings of one day as sorted by time", () => {
  for (const oneDay of [
    { ...emptyFilters, today: true },
    { ...emptyFilters, from: "2026-11-23", to: "2026-11-23" },
  ]) {
    expect(getSortedColumn(oneDay)).toEqual([{ name: "Date", sorted: "ascending" }]);
  }
});
