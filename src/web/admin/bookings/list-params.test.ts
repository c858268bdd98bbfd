import { expect, test } from "vitest";
import { emptyFilters } from "./bookings-path.ts";
import { toCountsParams, toListParams } from "./list-params.ts";
import { bookingCountsQuery, bookingsQuery } from "./queries.ts";

const createListUrl = (...expected: Parameters<typeof toListParams>) =>
  bookingsQuery(toListParams(...expected)).queryKey.at(-1);
const createCountsUrl = (...expected: Parameters<typeof toCountsParams>) =>
  bookingCountsQuery(toCountsParams(...expected)).queryKey.at(-1);
const TODAY = "2026-11-21";

test("requests the newest fifty without filters", () => {
  expect(createListUrl(emptyFilters, TODAY)).toBe("/api/bookings?limit=50");
});

test("requests the visits of the lab's today by slot", () => {
  expect(createListUrl({ ...emptyFilters, today: true }, TODAY)).toBe(
    `/api/bookings?limit=200&from=${TODAY}&to=${TODAY}&order=hour`,
  );
});

test("sends the name of a view for the list and for the counts", () => {
  const filters = { ...emptyFilters, view: "toCollect" } as const;
  expect(createListUrl(filters, TODAY)).toBe("/api/bookings?limit=50&view=toCollect");
  expect(createCountsUrl(filters, TODAY)).toBe("/api/bookings/counts?view=toCollect");
});

test("combines filters, search and last cursor for the list, and leaves the cursor out of the counts", () => {
  const filters = {
    ...emptyFilters,
    from: "2026-11-01",
    status: "confirmed",
    payment: "paid",
    search: "+91 98",
    before: [71, 21],
  } as const;
  const expected = "from=2026-11-01&status=confirmed&paymentStatus=paid&search=%2B91+98";
  expect(createListUrl({ ...filters, before: [71, 21] }, TODAY)).toBe(`/api/bookings?limit=50&${expected}&before=21`);
  expect(createCountsUrl({ ...filters, before: [71, 21] }, TODAY)).toBe(`/api/bookings/counts?${expected}`);
});
