import { expect, test } from "vitest";
import { getNextStep, isBeforeVisitDay, type NextStep } from "./next-step.ts";

const [before, now] = ["2026-11-20T09:00:00.000Z", "2026-11-21T09:00:00.000Z"];
const none = { replacedAt: null, withdrawnAt: null, releasedAt: null };

test.each<[string, string, (typeof none | Record<keyof typeof none, string | null>)[], NextStep]>([
  ["pending", "499.00", [], { kind: "status", status: "confirmed" }],
  ["confirmed", "0.00", [], { kind: "status", status: "sample_collected" }],
  ["sample_collected", "499.00", [], { kind: "upload" }],
  ["testing_in_progress", "499.00", [{ ...none, withdrawnAt: now }], { kind: "upload" }],
  ["testing_in_progress", "499.00", [none, { ...none, replacedAt: now }], { kind: "release" }],
  ["completed", "0.00", [none], { kind: "release" }],
  ["completed", "1.00", [{ ...none, releasedAt: before }], { kind: "payment" }],
  ["completed", "499.00", [], { kind: "payment" }],
  ["completed", "0.00", [], null],
  ["declined", "0.00", [], null],
])("derives the next step of a booking that is %s, of which %s is due", (status, dueAmount, reports, step) => {
  expect(getNextStep({ status, dueAmount }, reports)).toEqual(step);
});

test("collects a sample on the visit day or later, and allows every other step before", () => {
  const collect = { kind: "status", status: "sample_collected" } as const;
  expect(["2026-11-24", "2026-11-23", "2026-11-22"].map((day) => isBeforeVisitDay(collect, day, "2026-11-23"))).toEqual(
    [...[true, false, false]],
  );
  expect(isBeforeVisitDay({ kind: "status", status: "confirmed" }, "2026-11-24", "2026-11-23")).toBe(false);
  expect(isBeforeVisitDay({ kind: "upload" }, "2026-11-24", "2026-11-23")).toBe(false);
});
