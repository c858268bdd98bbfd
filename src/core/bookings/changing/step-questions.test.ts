import { expect, test } from "vitest";
import type { BookingStatus } from "#core/bookings/statuses.ts";
import { stepQuestions } from "./step-questions.ts";

const today = "2026-11-23";

function fieldsOf(from: string, to: BookingStatus, { day = today, hasReleasedReport = false } = {}): string[] {
  return stepQuestions({ from, to, day }, { today, hasReleasedReport }).map(({ field }) => field);
}

test.each([
  ["pending", "sample_collected"],
  ["confirmed", "sample_collected"],
  ["confirmed", "testing_in_progress"],
  ["declined", "sample_collected"],
] as const)("asks before a sample of a coming day: %s to %s", (from, to) => {
  expect(fieldsOf(from, to, { day: "2026-11-24" })).toEqual(["beforeVisit"]);
  expect(fieldsOf(from, to)).toEqual([]);
  expect(fieldsOf(from, to, { day: "2026-11-22" })).toEqual([]);
});

test("asks nothing of a sample that is there already", () => {
  expect(fieldsOf("sample_collected", "testing_in_progress", { day: "2026-11-24" })).toEqual([]);
  expect(fieldsOf("completed", "testing_in_progress", { day: "2026-11-24" })).toEqual([]);
});

test.each([
  ["pending", false, ["withoutSample", "withoutReport"]],
  ["confirmed", true, ["withoutSample"]],
  ["testing_in_progress", false, ["withoutReport"]],
  ["declined", false, ["withoutReport"]],
  ["testing_in_progress", true, []],
])("Completed from %s, a report released: %s, asks %j", (from, hasReleasedReport, fields) => {
  expect(fieldsOf(from, "completed", { hasReleasedReport })).toEqual(fields);
});

test.each(["pending", "confirmed", "declined"] as const)("asks nothing of %s", (to) => {
  expect(fieldsOf("completed", to, { day: "2026-11-24" })).toEqual([]);
});
