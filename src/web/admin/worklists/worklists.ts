import { listOverdue } from "#core/admin/report-deadline.ts";
import type {
  DoubtfulEvent,
  FailedVisit,
  OpenAnswer,
  OpenMessage,
  OpenRedraw,
  OpenReport,
  Worklists,
} from "#core/admin/worklist-schema.ts";
import type { Booking } from "#core/bookings/response-schema.ts";
import { type WorklistName, worklistNames } from "./worklists-path.ts";

type ReportListName = "overdue" | "release" | "report";

/** Rows of each list at a time; null where the role may not see it. */
export type WorklistRows = Record<ReportListName, OpenReport[]> & {
  redraw: OpenRedraw[];
  failed: FailedVisit[] | null;
  missed: FailedVisit[] | null;
  check: DoubtfulEvent[] | null;
  inbound: OpenAnswer[] | null;
  answer: OpenMessage[] | null;
};

/** A row of a list. */
export type WorkItem =
  | { list: ReportListName; row: OpenReport }
  | { list: "redraw"; row: OpenRedraw }
  | { list: "failed" | "missed"; row: FailedVisit }
  | { list: "check"; row: DoubtfulEvent }
  | { list: "inbound"; row: OpenAnswer }
  | { list: "answer"; row: OpenMessage };

/** Sorts the API's answer into the page's lists; a report that is overdue is also in the list of its kind. */
export function getWorklistRows(work: Worklists, now: Date): WorklistRows {
  const { toReport, toRelease, toRedraw, toRebook, toCheck, toAnswer, answers } = work;
  const isMissed = ({ outcome }: FailedVisit) => outcome === "not-visited";
  return {
    overdue: listDamaging(toReport, toRelease, now),
    redraw: toRedraw,
    failed: toRebook?.filter((visit) => !isMissed(visit)) ?? null,
    missed: toRebook?.filter(isMissed) ?? null,
    inbound: answers,
    check: toCheck,
    release: toRelease,
    report: sortByPromise(toReport),
    answer: toAnswer,
  };
}

/** What is past its promise, the latest first; before it, those whose patient holds a withdrawn report. */
function listDamaging(toReport: readonly OpenReport[], toRelease: readonly OpenReport[], now: Date): OpenReport[] {
  const withdrawn = toReport.filter(({ withdrawnAt }) => withdrawnAt);
  const others = [...toReport, ...toRelease].filter((row) => !withdrawn.includes(row));
  return [...withdrawn, ...listOverdue(others, now)];
}

/** Reports without a promise come last. */
function sortByPromise(rows: readonly OpenReport[]): OpenReport[] {
  const getTime = ({ promisedAt }: OpenReport) =>
    promisedAt === null ? Number.MAX_SAFE_INTEGER : Date.parse(promisedAt);
  return rows.toSorted((a, b) => getTime(a) - getTime(b));
}

/** Returns the items of a list, or of all: a booking then stands once, where its damage is greatest. */
export function listWorkItems(lists: WorklistRows, list: WorklistName | null): WorkItem[] {
  if (list) return (lists[list] ?? []).map((row) => ({ list, row }) as WorkItem);
  const bookingsListed = new Set<number>();
  return worklistNames
    .flatMap((name) => listWorkItems(lists, name))
    .filter((item) => {
      if (isMessage(item)) return true;
      if (bookingsListed.has(item.row.id)) return false;
      bookingsListed.add(item.row.id);
      return true;
    });
}

/** What waits for the lab and not for the patient. */
const waitingLists: readonly WorklistName[] = ["overdue", "missed", "release"];

/** Returns the items that wait for the lab: overdue, missed, and to be released. */
export function listWaitingItems(lists: WorklistRows): WorkItem[] {
  return listWorkItems(lists, null).filter(({ list }) => waitingLists.includes(list));
}

/** Whether an item is a message, by the contact form or by WhatsApp and SMS. */
export function isMessage(item: WorkItem): item is Extract<WorkItem, { list: "answer" | "inbound" }> {
  return item.list === "answer" || item.list === "inbound";
}

/** Returns the booking of an item; of a message, what it is about or the last one of its phone. */
export function getItemBooking(item: WorkItem): Booking | null {
  return isMessage(item) ? item.row.booking : item.row;
}

/** Identifies an item among all. */
export function getItemKey({ list, row }: WorkItem): string {
  return list === "check" ? `${list} ${row.id} ${row.doubt}` : `${list} ${row.id}`;
}

/** Whether an item's name, code, test or tube label has the search term. An empty one matches all. */
export function matchesWorkSearch(item: WorkItem, search: string): boolean {
  const term = toSearchable(search);
  return term === "" || listSearched(item).some((text) => toSearchable(text).includes(term));
}

function listSearched(item: WorkItem): string[] {
  if (item.list === "answer") {
    const { name, subject, patients, booking } = item.row;
    return [name, subject, ...patients.map((patient) => patient.name), booking?.code ?? ""];
  }
  if (item.list === "inbound") {
    const { phone, body, booking } = item.row;
    return [phone, body, booking?.patientName ?? "", booking?.code ?? ""];
  }
  const { patientName, code, itemNames, labels } = item.row;
  return [patientName, code, ...itemNames, ...labels];
}

function toSearchable(text: string): string {
  return text.normalize("NFKC").toLowerCase().replace(/\s+/g, " ").trim();
}
