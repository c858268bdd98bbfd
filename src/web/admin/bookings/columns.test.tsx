import { expect, test } from "vitest";
import { bookingColumns } from "./columns.tsx";
import { type BookingFilters, noFilters } from "./filters.ts";

const sortedBy = (filters: BookingFilters) =>
  bookingColumns(filters).flatMap(({ name, sorted, order }) => (sorted ? [{ name, sorted, order }] : []));

test("a list is told to stand by the booking, the newest first", () => {
  expect(sortedBy(noFilters)).toEqual([{ name: "Booking #", sorted: "descending", order: "Newest first" }]);
});

test("one day's bookings are told to stand by the hour", () => {
  for (const oneDay of [
    { ...noFilters, today: true },
    { ...noFilters, from: "2026-11-23", to: "2026-11-23" },
  ]) {
    expect(sortedBy(oneDay)).toEqual([{ name: "Date", sorted: "ascending", order: undefined }]);
  }
});
