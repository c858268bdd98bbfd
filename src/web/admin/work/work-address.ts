import { addressWith } from "#web/admin/list/address.ts";

/** What waits, the most pressing first. */
export const workLists = ["overdue", "report", "release", "answer"] as const;

export type WorkList = (typeof workLists)[number];

/** The list that the address names, null where it names none. */
export function askedListOf(parameters: URLSearchParams): WorkList | null {
  return workLists.find((list) => list === parameters.get("list")) ?? null;
}

/** A list, and a booking beside it: `/admin/work?list=release&booking=12`. */
export function workAddress(list: WorkList | null, openBooking?: number): string {
  return addressWith("/admin/work", { list, booking: openBooking });
}
