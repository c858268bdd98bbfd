import type { BookingFilters } from "./filters.ts";

/** As many as the API gives at once (decisions, "Lists"). */
export const PAGE_ROWS = 50;
/** The visits of a day come whole, so that they can stand in the order of their hours. */
const DAY_ROWS = 200;

/** The API's address of the rows that the filters ask for; `today` is the lab's, as yyyy-MM-dd. */
export function listPath({ today: onlyToday, status, payment, search, before }: BookingFilters, today: string): string {
  const query = new URLSearchParams({ limit: String(onlyToday ? DAY_ROWS : PAGE_ROWS) });
  if (onlyToday) {
    query.set("from", today);
    query.set("to", today);
  }
  if (status) query.set("status", status);
  if (payment) query.set("paymentStatus", payment);
  if (search) query.set("search", search);
  const cursor = before.at(-1);
  if (cursor !== undefined) query.set("before", String(cursor));
  return `/api/bookings?${query}`;
}

/** The cursor in the address of a next page. */
export function cursorOf(next: string | null): number | null {
  const cursor = Number(new URLSearchParams(next?.split("?")[1]).get("before"));
  return cursor > 0 ? cursor : null;
}
