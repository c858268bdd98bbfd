import type { Booking } from "#core/bookings/schema.ts";
import { overdueOf } from "#core/desk/work/promise.ts";
import type { DeskWork, OpenMessage, OpenReport } from "#core/desk/work/schema.ts";
import { type WorkList, workLists } from "./work-address.ts";

/** The rows of each list at `now`; without messages for whoever keeps no inbox. */
export type Lists = Record<Exclude<WorkList, "answer">, OpenReport[]> & { answer: OpenMessage[] | null };

export function listsOf({ toReport, toRelease, toAnswer }: DeskWork, now: Date): Lists {
  const overdue = overdueOf([...toReport, ...toRelease], now);
  return { overdue, report: toReport, release: toRelease, answer: toAnswer };
}

/** The list that is shown where the address names none: the first in which anything waits. */
export function firstWaiting(lists: Lists): WorkList {
  return workLists.find((list) => (lists[list]?.length ?? 0) > 0) ?? "overdue";
}

/** The bookings of a list, for the panel and its ways to the rows beside. */
export function bookingsOf(lists: Lists, list: WorkList): Booking[] {
  return list === "answer" ? (lists.answer ?? []).flatMap(({ booking }) => booking ?? []) : lists[list];
}
