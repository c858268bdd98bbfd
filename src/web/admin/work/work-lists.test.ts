import { expect, test } from "vitest";
import type { DeskWork, OpenMessage, OpenReport } from "#core/desk/work/schema.ts";
import { askedListOf, workAddress } from "./work-address.ts";
import { bookingsOf, firstWaiting, listsOf } from "./work-lists.ts";

const now = new Date("2026-11-23T04:00:00Z");
const open = (id: number, promisedAt: string | null) => ({ id, promisedAt }) as OpenReport;
const message = (booking: number | null) => ({ booking: booking && { id: booking } }) as OpenMessage;
const work = (changes: Partial<DeskWork>): DeskWork => ({
  at: { day: "2026-11-23", minutes: 570 },
  toReport: [],
  toRelease: [],
  toAnswer: [],
  ...changes,
});

test("overdue is whatever is past its promised hour, attached or not", () => {
  const [late, later] = [open(1, "2026-11-23T03:00:00Z"), open(2, "2026-11-22T03:00:00Z")];
  const lists = listsOf(work({ toReport: [late, open(3, null)], toRelease: [later] }), now);
  expect(lists.overdue).toEqual([later, late]);
  expect(lists.report).toHaveLength(2);
});

test("the first list in which anything waits is shown, and the first of all where nothing does", () => {
  expect(firstWaiting(listsOf(work({ toReport: [open(1, null)] }), now))).toBe("report");
  expect(firstWaiting(listsOf(work({ toAnswer: [message(null)] }), now))).toBe("answer");
  expect(firstWaiting(listsOf(work({ toAnswer: null }), now))).toBe("overdue");
});

test("a message leads to the booking of its phone, where there is one", () => {
  const lists = listsOf(work({ toAnswer: [message(null), message(7)] }), now);
  expect(bookingsOf(lists, "answer").map(({ id }) => id)).toEqual([7]);
});

test("a list and a booking stand in the address; an unknown list is none", () => {
  expect(workAddress("release", 12)).toBe("/admin/work?list=release&booking=12");
  expect(askedListOf(new URLSearchParams("list=release"))).toBe("release");
  expect(askedListOf(new URLSearchParams("list=lost"))).toBeNull();
});
