import type { ApiQuery } from "#web/lib/api-client.ts";
import { type BookingsPageFilters, isSingleDay } from "./bookings-path.ts";

/** The API's maximum page size without a day (decision D22). */
const PAGE_ROWS = 50;
/** A day's visits are on one page, up to this API limit. */
const DAY_ROWS = 200;

/** Returns the query parameters of the list; `today` is the lab's day as yyyy-MM-dd. */
export function toListParams(filters: BookingsPageFilters, today: string): ApiQuery<"GET /api/bookings"> {
  const before = filters.before.at(-1);
  return {
    limit: getPageSize(filters),
    ...toCountsParams(filters, today),
    before,
    ...(isSingleDay(filters) && { order: "hour" }),
  };
}

/** Returns the query parameters of the counts of the list and of each view. */
export function toCountsParams(filters: BookingsPageFilters, today: string): ApiQuery<"GET /api/bookings/counts"> {
  const { today: onlyToday, from, to, view, status, payment, search } = filters;
  const days = onlyToday ? { from: today, to: today } : { from: from ?? undefined, to: to ?? undefined };
  return {
    ...days,
    view: view ?? undefined,
    status: status ?? undefined,
    paymentStatus: payment ?? undefined,
    search,
  };
}

/** Returns the number of rows on a full page. */
export function getPageSize(filters: BookingsPageFilters): number {
  return isSingleDay(filters) ? DAY_ROWS : PAGE_ROWS;
}
