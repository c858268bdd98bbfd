import { isValidDay } from "#core/calendar/day.ts";
import { buildPath } from "#web/admin/components/search-params.ts";

/** Returns the day in the address as yyyy-MM-dd; null for the lab's today. */
export function parseDay(parameters: URLSearchParams): string | null {
  const day = parameters.get("day");
  return day !== null && isValidDay(day) ? day : null;
}

/** Returns the address of a day's board: `/admin/day?day=2026-11-24&booking=12`. */
export function getDayPath(day: string | null, openBooking?: number): string {
  return buildPath("/admin/day", { day, booking: openBooking });
}
