import { expect, test } from "vitest";
import { noFilters } from "./filters.ts";
import { countsAsked, rowsAsked } from "./list-path.ts";
import { bookingCountsQuery, bookingsQuery } from "./queries.ts";

const listPath = (...asked: Parameters<typeof rowsAsked>) => bookingsQuery(rowsAsked(...asked)).queryKey.at(-1);
const countsPath = (...asked: Parameters<typeof countsAsked>) =>
  bookingCountsQuery(countsAsked(...asked)).queryKey.at(-1);
const TODAY = "2026-11-21";

test("without filters the newest fifty are asked for", () => {
  expect(listPath(noFilters, TODAY)).toBe("/api/bookings?limit=50");
});

test("today's visits are asked for by hour, by the lab's day", () => {
  expect(listPath({ ...noFilters, today: true }, TODAY)).toBe(
    `/api/bookings?limit=200&from=${TODAY}&to=${TODAY}&order=hour`,
  );
});

test("a view is asked for by its name, in the list and in the counts", () => {
  const filters = { ...noFilters, view: "toCollect" } as const;
  expect(listPath(filters, TODAY)).toBe("/api/bookings?limit=50&view=toCollect");
  expect(countsPath(filters, TODAY)).toBe("/api/bookings/counts?view=toCollect");
});

test("filters, search and the last cursor narrow the list together, and the counts but for the cursor", () => {
  const filters = {
    ...noFilters,
    from: "2026-11-01",
    status: "confirmed",
    payment: "paid",
    search: "+91 98",
    before: [71, 21],
  } as const;
  const asked = "from=2026-11-01&status=confirmed&paymentStatus=paid&search=%2B91+98";
  expect(listPath({ ...filters, before: [71, 21] }, TODAY)).toBe(`/api/bookings?limit=50&${asked}&before=21`);
  expect(countsPath({ ...filters, before: [71, 21] }, TODAY)).toBe(`/api/bookings/counts?${asked}`);
});
