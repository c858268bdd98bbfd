import { buildPath } from "#web/admin/components/search-params.ts";

/** Worklists, most urgent first. */
export const worklistNames = ["overdue", "report", "release", "answer"] as const;

export type WorklistName = (typeof worklistNames)[number];

/** Returns the list in the address, or null. */
export function parseWorklistName(parameters: URLSearchParams): WorklistName | null {
  return worklistNames.find((list) => list === parameters.get("list")) ?? null;
}

/** Returns the address of a list: `/admin/work?list=release&booking=12`. */
export function getWorklistsPath(list: WorklistName | null, openBooking?: number): string {
  return buildPath("/admin/work", { list, booking: openBooking });
}
