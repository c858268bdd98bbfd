import type { ApiQuery } from "#web/api-client.ts";
import { type BookingFilters, isOneDay } from "./filters.ts";

/** As many as the API gives at once (decision D22). */
const PAGE_ROWS = 50;
/** The visits of a day stand on one page, as far as the API gives so many. */
const DAY_ROWS = 200;

/** The rows that the filters ask the API for; `today` is the lab's, as yyyy-MM-dd. */
export function rowsAsked(filters: BookingFilters, today: string): ApiQuery<"GET /api/bookings"> {
  const before = filters.before.at(-1);
  return {
    limit: rowsOf(filters),
    ...countsAsked(filters, today),
    before,
    ...(isOneDay(filters) && { order: "hour" }),
  };
}

/** How many those are, and how many each view holds. */
export function countsAsked(filters: BookingFilters, today: string): ApiQuery<"GET /api/bookings/counts"> {
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

/** Rows of a full page. */
export function rowsOf(filters: BookingFilters): number {
  return isOneDay(filters) ? DAY_ROWS : PAGE_ROWS;
}
