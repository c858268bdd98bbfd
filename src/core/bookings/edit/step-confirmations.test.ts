import { expect, test } from "vitest";
import type { BookingStatus } from "#core/bookings/statuses.ts";
import { listStepConfirmations } from "./step-confirmations.ts";

const today = "2026-11-23";

function listFields(from: string, to: BookingStatus, { day = today, hasReleasedReport = false } = {}): string[] {
  return listStepConfirmations({ from, to, day }, { today, hasReleasedReport }).map(({ field }) => field);
}

test.each([
  ["pending", "sample_collected"],
  ["confirmed", "sample_collected"],
  ["confirmed", "testing_in_progress"],
  ["declined", "sample_collected"],
] as const)("asks before a sample on a future day: %s to %s", (from, to) => {
  expect(listFields(from, to, { day: "2026-11-24" })).toEqual(["beforeVisit"]);
  expect(listFields(from, to)).toEqual([]);
  expect(listFields(from, to, { day: "2026-11-22" })).toEqual([]);
});

test("asks nothing if the sample is already there", () => {
  expect(listFields("sample_collected", "testing_in_progress", { day: "2026-11-24" })).toEqual([]);
  expect(listFields("completed", "testing_in_progress", { day: "2026-11-24" })).toEqual([]);
});

test.each([
  ["pending", false, ["withoutSample", "withoutReport"]],
  ["confirmed", true, ["withoutSample"]],
  ["testing_in_progress", false, ["withoutReport"]],
  ["declined", false, ["withoutReport"]],
  ["testing_in_progress", true, []],
])("completing from %s with a released report: %s asks %j", (from, hasReleasedReport, fields) => {
  expect(listFields(from, "completed", { hasReleasedReport })).toEqual(fields);
});

test.each(["pending", "confirmed", "declined"] as const)("asks nothing before %s", (to) => {
  expect(listFields("completed", to, { day: "2026-11-24" })).toEqual([]);
});
