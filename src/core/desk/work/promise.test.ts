import { expect, test } from "vitest";
import { collectedOr, minutesOver, overdueOf, promisedAt } from "./promise.ts";

/** Monday at 8:10 in the morning at the lab. */
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
])("tests that say %o are promised by %s", (reportTimes, promised) => {
  expect(promisedAt(reportTimes, collected)?.toISOString()).toBe(promised);
});

test("a sample of just before midnight is promised for that day", () => {
  expect(promisedAt(["Same Day"], new Date("2026-11-23T18:29:00Z"))?.toISOString()).toBe(midnightAfter(23));
});

test("overdue are those past their hour, the latest first; without a promise none is", () => {
  const rows = ["2026-11-23T03:00:00Z", "2026-11-22T18:30:00Z", null, "2026-11-23T05:00:00Z"].map((promised) => ({
    promisedAt: promised,
  }));
  expect(overdueOf(rows, new Date("2026-11-23T03:00:00Z"))).toEqual([rows[1], rows[0]]);
});

test("how much over is counted in whole minutes", () => {
  const at = (time: string) => minutesOver("2026-11-23T03:00:00Z", new Date(`2026-11-23T${time}Z`));
  expect([at("03:22:30"), at("03:00:00"), at("02:59:00")]).toEqual([22, 0, -1]);
});

test("without a trail a sample counts from the end of its visit's hour", () => {
  expect(collectedOr(null, { day: "2026-11-23", minutes: 600 }).toISOString()).toBe("2026-11-23T04:30:00.000Z");
  expect(collectedOr(collected, { day: "2026-11-23", minutes: 600 })).toBe(collected);
});
