import { expect, test } from "vitest";
import type { OpenMessage, OpenReport, Worklists } from "#core/admin/worklist-schema.ts";
import { getDefaultWorklist, getWorklistRows, listWorklistBookings } from "./worklists.ts";
import { getWorklistsPath, parseWorklistName } from "./worklists-path.ts";

const now = new Date("2026-11-23T04:00:00Z");
const open = (id: number, promisedAt: string | null) => ({ id, promisedAt }) as OpenReport;
const message = (booking: number | null) => ({ booking: booking && { id: booking } }) as OpenMessage;
const work = (changes: Partial<Worklists>): Worklists => ({
  at: { day: "2026-11-23", minutes: 570 },
  toReport: [],
  toRelease: [],
  toAnswer: [],
  ...changes,
});

test("lists as overdue what is past its promised time, with or without a report", () => {
  const [late, later] = [open(1, "2026-11-23T03:00:00Z"), open(2, "2026-11-22T03:00:00Z")];
  const lists = getWorklistRows(work({ toReport: [late, open(3, null)], toRelease: [later] }), now);
  expect(lists.overdue).toEqual([later, late]);
  expect(lists.report).toHaveLength(2);
});

test("opens the first non-empty list, or the first one if all are empty", () => {
  expect(getDefaultWorklist(getWorklistRows(work({ toReport: [open(1, null)] }), now))).toBe("report");
  expect(getDefaultWorklist(getWorklistRows(work({ toAnswer: [message(null)] }), now))).toBe("answer");
  expect(getDefaultWorklist(getWorklistRows(work({ toAnswer: null }), now))).toBe("overdue");
});

test("lists the bookings of messages that have one", () => {
  const lists = getWorklistRows(work({ toAnswer: [message(null), message(7)] }), now);
  expect(listWorklistBookings(lists, "answer").map(({ id }) => id)).toEqual([7]);
});

test("writes list and booking to the address and ignores an unknown list", () => {
  expect(getWorklistsPath("release", 12)).toBe("/admin/work?list=release&booking=12");
  expect(parseWorklistName(new URLSearchParams("list=release"))).toBe("release");
  expect(parseWorklistName(new URLSearchParams("list=lost"))).toBeNull();
});
