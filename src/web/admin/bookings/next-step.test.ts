import { expect, test } from "vitest";
import { getNextStep, isBeforeVisitDay, type NextStep } from "./next-step.ts";

const [before, now] = ["2026-11-20T09:00:00.000Z", "2026-11-21T09:00:00.000Z"];
const none = { replacedAt: null, withdrawnAt: null, releasedAt: null };

test.each<[string, string, (typeof none | Record<keyof typeof none, string | null>)[], NextStep]>([
  ["pending", "pending", [], { kind: "status", status: "confirmed" }],
  ["confirmed", "paid", [], { kind: "status", status: "sample_collected" }],
  ["sample_collected", "pending", [], { kind: "upload" }],
  ["testing_in_progress", "pending", [{ ...none, withdrawnAt: now }], { kind: "upload" }],
  ["testing_in_progress", "pending", [none, { ...none, replacedAt: now }], { kind: "release" }],
  ["completed", "paid", [none], { kind: "release" }],
  ["completed", "failed", [{ ...none, releasedAt: before }], { kind: "payment", paymentStatus: "paid" }],
  ["completed", "pending", [], { kind: "payment", paymentStatus: "paid" }],
  ["completed", "paid", [], null],
  ["declined", "pending", [], null],
])("derives the next step of a booking that is %s and %s", (status, paymentStatus, reports, step) => {
  expect(getNextStep({ status, paymentStatus }, reports)).toEqual(step);
});

test("collects a sample on the visit day or later, and allows every other step before", () => {
  const collect = { kind: "status", status: "sample_collected" } as const;
  expect(["2026-11-24", "2026-11-23", "2026-11-22"].map((day) => isBeforeVisitDay(collect, day, "2026-11-23"))).toEqual(
    [...[true, false, false]],
  );
  expect(isBeforeVisitDay({ kind: "status", status: "confirmed" }, "2026-11-24", "2026-11-23")).toBe(false);
  expect(isBeforeVisitDay({ kind: "upload" }, "2026-11-24", "2026-11-23")).toBe(false);
});
