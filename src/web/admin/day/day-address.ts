import { isDay } from "#core/calendar/day.ts";
import { addressWith } from "#web/admin/list/address.ts";

/** The day that the address asks for, as yyyy-MM-dd; null is the lab's today, whichever it is. */
export function askedDayOf(parameters: URLSearchParams): string | null {
  const day = parameters.get("day");
  return day !== null && isDay(day) ? day : null;
}

/** The board of a day, and a booking beside it: `/admin/day?day=2026-11-24&booking=12`. */
export function dayAddress(day: string | null, openBooking?: number): string {
  return addressWith("/admin/day", { day, booking: openBooking });
}
