import { addressWith } from "#web/admin/list/address.ts";
import { type BookingFilters, isOneDay } from "./filters.ts";

/** As many as the API gives at once (decisions, "Lists"). */
const PAGE_ROWS = 50;
/** The visits of a day come whole, so that they can stand in the order of their hours. */
const DAY_ROWS = 200;

/** The API's address of the rows that the filters ask for; `today` is the lab's, as yyyy-MM-dd. */
export function listPath(filters: BookingFilters, today: string): string {
  const before = filters.before.at(-1);
  return addressWith("/api/bookings", { limit: rowsOf(filters), ...asked(filters, today), before });
}

/** The API's address of how many those are, and how many each view holds. */
export function countsPath(filters: BookingFilters, today: string): string {
  return addressWith("/api/bookings/counts", asked(filters, today));
}

/** Rows of a full page. */
export function rowsOf(filters: BookingFilters): number {
  return isOneDay(filters) ? DAY_ROWS : PAGE_ROWS;
}

function asked({ today: onlyToday, from, to, view, status, payment, search }: BookingFilters, today: string) {
  const days = onlyToday ? { from: today, to: today } : { from, to };
  return { ...days, view, status, paymentStatus: payment, search };
}
