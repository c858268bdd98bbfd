import { expect, test } from "vitest";
import { isEarly, type NextStep, nextStepOf } from "./next-step.ts";

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
])("of a booking that is %s and %s the next step is told by its state", (status, paymentStatus, reports, step) => {
  expect(nextStepOf({ status, paymentStatus }, reports)).toEqual(step);
});

test("a sample is collected on the day of the visit or later; every other step may be taken before", () => {
  const collect = { kind: "status", status: "sample_collected" } as const;
  expect(["2026-11-24", "2026-11-23", "2026-11-22"].map((day) => isEarly(collect, day, "2026-11-23"))).toEqual([
    ...[true, false, false],
  ]);
  expect(isEarly({ kind: "status", status: "confirmed" }, "2026-11-24", "2026-11-23")).toBe(false);
  expect(isEarly({ kind: "upload" }, "2026-11-24", "2026-11-23")).toBe(false);
});
