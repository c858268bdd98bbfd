import { expect, test } from "vitest";
import { noFilters } from "./filters.ts";
import { cursorOf, listPath } from "./list-path.ts";

const TODAY = "2026-11-21";

test("without filters the newest fifty are asked for", () => {
  expect(listPath(noFilters, TODAY)).toBe("/api/bookings?limit=50");
});

test("today's visits are asked for whole, by the lab's day", () => {
  expect(listPath({ ...noFilters, today: true }, TODAY)).toBe(`/api/bookings?limit=200&from=${TODAY}&to=${TODAY}`);
});

test("filters, search and the last cursor narrow the list together", () => {
  const filters = { ...noFilters, status: "confirmed", payment: "paid", search: "+91 98", before: [71, 21] } as const;
  expect(listPath({ ...filters, before: [...filters.before] }, TODAY)).toBe(
    "/api/bookings?limit=50&status=confirmed&paymentStatus=paid&search=%2B91+98&before=21",
  );
});

test.each([
  ["/api/bookings?limit=50&before=21", 21],
  ["/api/bookings?limit=50", null],
  [null, null],
])("the cursor of %j is %j", (next, cursor) => {
  expect(cursorOf(next)).toBe(cursor);
});
