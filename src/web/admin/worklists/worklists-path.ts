import { buildPath, normalizeSearchTerm } from "#web/admin/components/search-params.ts";

/** Worklists, in the order of the damage that waiting does. */
export const worklistNames = [
  "overdue",
  "redraw",
  "failed",
  "missed",
  "inbound",
  "check",
  "release",
  "report",
  "answer",
] as const;

export type WorklistName = (typeof worklistNames)[number];

/** What the address of the worklists says; all lists, unsearched, by default. */
export type WorkFilters = { list: WorklistName | null; search: string };

/** Returns the list in the address, or null. */
export function parseWorklistName(parameters: URLSearchParams): WorklistName | null {
  return worklistNames.find((list) => list === parameters.get("list")) ?? null;
}

export function parseWorkFilters(parameters: URLSearchParams): WorkFilters {
  return { list: parseWorklistName(parameters), search: normalizeSearchTerm(parameters.get("search") ?? "") };
}

/** Returns the address of a list: `/admin/work?list=release&booking=12`. */
export function getWorklistsPath({ list, search = "" }: Partial<WorkFilters>, openBooking?: number): string {
  return buildPath("/admin/work", { list, search, booking: openBooking });
}
