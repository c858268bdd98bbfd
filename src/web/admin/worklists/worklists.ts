import { listOverdue } from "#core/admin/report-deadline.ts";
import type { OpenMessage, OpenReport, Worklists } from "#core/admin/worklist-schema.ts";
import type { Booking } from "#core/bookings/response-schema.ts";
import { type WorklistName, worklistNames } from "./worklists-path.ts";

/** Rows of each list at `now`; `answer` is null without permission for the inbox. */
export type WorklistRows = Record<Exclude<WorklistName, "answer">, OpenReport[]> & { answer: OpenMessage[] | null };

export function getWorklistRows({ toReport, toRelease, toAnswer }: Worklists, now: Date): WorklistRows {
  const overdue = listOverdue([...toReport, ...toRelease], now);
  return { overdue, report: toReport, release: toRelease, answer: toAnswer };
}

/** Returns the list shown by default: the first non-empty one. */
export function getDefaultWorklist(lists: WorklistRows): WorklistName {
  return worklistNames.find((list) => (lists[list]?.length ?? 0) > 0) ?? "overdue";
}

/** Returns the bookings of a list, for the panel and its navigation. */
export function listWorklistBookings(lists: WorklistRows, list: WorklistName): Booking[] {
  return list === "answer" ? (lists.answer ?? []).flatMap(({ booking }) => booking ?? []) : lists[list];
}
