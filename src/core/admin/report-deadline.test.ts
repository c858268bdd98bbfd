import { expect, test } from "vitest";
import { getMinutesOverdue, getReportDeadline, listOverdue, resolveCollectedAt } from "./report-deadline.ts";

/** Monday, 8:10 AM at the lab. */
const collected = new Date("2026-11-23T02:40:00Z");
const midnightAfter = (day: number) => `2026-11-${day}T18:30:00.000Z`;

test.each([
  [["Same Day"], midnightAfter(23)],
  [["24-48 hours"], "2026-11-25T02:40:00.000Z"],
  [["6 hours"], "2026-11-23T08:40:00.000Z"],
  [["2-3 days"], midnightAfter(26)],
  [["1 day"], midnightAfter(24)],
  [["1 week"], midnightAfter(30)],
  [["Same Day", "24-48 hours", "6 hrs"], "2026-11-25T02:40:00.000Z"],
  [["as soon as possible", "Same Day"], midnightAfter(23)],
  [["as soon as possible"], undefined],
  [[], undefined],
])("tests that say %o are due by %s", (reportTimes, promised) => {
  expect(getReportDeadline(reportTimes, collected)?.toISOString()).toBe(promised);
});

test("a sample taken just before midnight is due that day", () => {
  expect(getReportDeadline(["Same Day"], new Date("2026-11-23T18:29:00Z"))?.toISOString()).toBe(midnightAfter(23));
});

test("lists overdue reports, the latest first; without a deadline none is overdue", () => {
  const rows = ["2026-11-23T03:00:00Z", "2026-11-22T18:30:00Z", null, "2026-11-23T05:00:00Z"].map((promised) => ({
    promisedAt: promised,
  }));
  expect(listOverdue(rows, new Date("2026-11-23T03:00:00Z"))).toEqual([rows[1], rows[0]]);
});

test("counts overdue time in whole minutes", () => {
  const minutesOverdueAt = (time: string) => getMinutesOverdue("2026-11-23T03:00:00Z", new Date(`2026-11-23T${time}Z`));
  expect([minutesOverdueAt("03:22:30"), minutesOverdueAt("03:00:00"), minutesOverdueAt("02:59:00")]).toEqual([
    22, 0, -1,
  ]);
});

test("without an audit log entry the sample counts from the end of its slot", () => {
  expect(resolveCollectedAt(null, { day: "2026-11-23", minutes: 600 }).toISOString()).toBe("2026-11-23T04:30:00.000Z");
  expect(resolveCollectedAt(collected, { day: "2026-11-23", minutes: 600 })).toBe(collected);
});
