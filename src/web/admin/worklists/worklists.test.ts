import { expect, test } from "vitest";
import type {
  FailedVisit,
  OpenAnswer,
  OpenMessage,
  OpenRedraw,
  OpenReport,
  Worklists,
} from "#core/admin/worklist-schema.ts";
import {
  getItemBooking,
  getWorklistRows,
  listWaitingItems,
  listWorkItems,
  matchesWorkSearch,
  type WorkItem,
} from "./worklists.ts";
import { getWorklistsPath, parseWorkFilters, parseWorklistName } from "./worklists-path.ts";

const now = new Date("2026-11-23T04:00:00Z");
const open = (id: number, promisedAt: string | null, withdrawnAt: string | null = null) =>
  ({ id, promisedAt, withdrawnAt }) as OpenReport;
const message = (booking: number | null) => ({ id: 1, booking: booking && { id: booking } }) as OpenMessage;
const visit = (id: number, outcome: FailedVisit["outcome"]) => ({ id, outcome }) as FailedVisit;
const work = (changes: Partial<Worklists>): Worklists => ({
  at: { day: "2026-11-23", minutes: 570 },
  ...{ toReport: [], toRelease: [], toRedraw: [], toRebook: [], toCheck: [], toAnswer: [], answers: [] },
  ...changes,
});
const idsOf = (items: WorkItem[]) => items.map(({ list, row }) => `${list} ${row.id}`);

test("lists as overdue what is past its promised time, with or without a report", () => {
  const [late, later] = [open(1, "2026-11-23T03:00:00Z"), open(2, "2026-11-22T03:00:00Z")];
  const lists = getWorklistRows(work({ toReport: [late, open(3, null)], toRelease: [later] }), now);
  expect(lists.overdue).toEqual([later, late]);
  expect(lists.report).toHaveLength(2);
});

test("a withdrawn report comes before what is overdue", () => {
  const toReport = [open(1, "2026-11-22T03:00:00Z"), open(2, "2026-11-25T03:00:00Z", "2026-11-23T03:30:00Z")];
  expect(getWorklistRows(work({ toReport }), now).overdue.map(({ id }) => id)).toEqual([2, 1]);
});

test("samples in testing stand by their promise, those without one last", () => {
  const toReport = [open(1, null), open(2, "2026-11-25T03:00:00Z"), open(3, "2026-11-24T03:00:00Z")];
  expect(getWorklistRows(work({ toReport }), now).report.map(({ id }) => id)).toEqual([3, 2, 1]);
});

test("visits without a sample are one list where a phlebotomist came, and another where none came", () => {
  const toRebook = [visit(1, "not-home"), visit(2, "not-visited"), visit(3, "refused")];
  const lists = getWorklistRows(work({ toRebook }), now);
  expect([lists.failed, lists.missed].map((rows) => rows?.map(({ id }) => id))).toEqual([[1, 3], [2]]);
  expect(getWorklistRows(work({ toRebook: null }), now).failed).toBeNull();
});

test("all lists together are in the order of damage, and a booking stands in the first of its lists", () => {
  const late = open(1, "2026-11-23T03:00:00Z");
  const all = work({
    ...{ toReport: [late, open(2, "2026-11-25T03:00:00Z")], toRelease: [open(3, null)] },
    ...{ toRedraw: [{ id: 4 } as OpenRedraw], toRebook: [visit(4, "not-home"), visit(5, "not-visited")] },
    ...{ toAnswer: [message(1)], answers: [{ id: 4, booking: { id: 4 } } as OpenAnswer] },
  });
  const items = listWorkItems(getWorklistRows(all, now), null);
  expect(idsOf(items)).toEqual(["overdue 1", "redraw 4", "missed 5", "inbound 4", "release 3", "report 2", "answer 1"]);
});

test("what waits for the lab is overdue, missed or to be released", () => {
  const all = work({
    ...{ toReport: [open(1, "2026-11-23T03:00:00Z"), open(2, null)], toRelease: [open(3, null)] },
    ...{ toRebook: [visit(4, "not-home"), visit(5, "not-visited")], toAnswer: [message(6)] },
  });
  expect(idsOf(listWaitingItems(getWorklistRows(all, now)))).toEqual(["overdue 1", "missed 5", "release 3"]);
});

test("lists the bookings of messages that have one", () => {
  const lists = getWorklistRows(work({ toAnswer: [message(null), message(7)] }), now);
  expect(listWorkItems(lists, "answer").map((item) => getItemBooking(item)?.id)).toEqual([undefined, 7]);
});

test("the search finds name, code, test and tube label", () => {
  const row = { patientName: "Asha  Rani", code: "BK-12345678", itemNames: ["Lipid Profile"], labels: ["TB-004821"] };
  const item = { list: "report", row } as WorkItem;
  for (const found of ["asha rani", "5678", "lipid", "tb-0048", ""]) expect(matchesWorkSearch(item, found)).toBe(true);
  expect(matchesWorkSearch(item, "thyroid")).toBe(false);
  const call = {
    list: "answer",
    row: { ...message(null), name: "Meena", subject: "Report", patients: [] },
  } as WorkItem;
  expect([matchesWorkSearch(call, "meena"), matchesWorkSearch(call, "asha")]).toEqual([true, false]);
});

test("writes list, search and booking to the address and ignores an unknown list", () => {
  expect(getWorklistsPath({ list: "release" }, 12)).toBe("/admin/work?list=release&booking=12");
  expect(getWorklistsPath({ list: null, search: "asha" })).toBe("/admin/work?search=asha");
  expect(parseWorkFilters(new URLSearchParams("list=release&search=asha"))).toEqual({
    list: "release",
    search: "asha",
  });
  expect(parseWorklistName(new URLSearchParams("list=lost"))).toBeNull();
});
