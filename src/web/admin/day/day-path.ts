import { isValidDay } from "#core/calendar/day.ts";
import { buildPath } from "#web/admin/components/search-params.ts";

/** Returns the day in the address as yyyy-MM-dd; null for the lab's today. */
export function parseDay(parameters: URLSearchParams): string | null {
  const day = parameters.get("day");
  return day !== null && isValidDay(day) ? day : null;
}

/** What the board's lanes are. */
export type DayGrouping = "area" | "phlebotomist";

/** Returns what the board is grouped by: areas, unless the address says otherwise. */
export function parseGrouping(parameters: URLSearchParams): DayGrouping {
  return parameters.get("by") === "phlebotomist" ? "phlebotomist" : "area";
}

/** Returns the address of a day's board: `/admin/day?day=2026-11-24&by=phlebotomist&booking=12`. */
export function getDayPath(day: string | null, openBooking?: number, grouping: DayGrouping = "area"): string {
  return buildPath("/admin/day", { day, by: grouping === "area" ? null : grouping, booking: openBooking });
}

/** Where links to late visits, and to those without a phlebotomist, lead on the board by phlebotomist. */
export const TROUBLED_ID = "late";
export const UNASSIGNED_ID = "unassigned";
