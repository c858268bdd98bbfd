import { expect, test } from "vitest";
import { createTimeline, getStepTimes, type StatusChange } from "./status-timeline.ts";

/** Creates changes an hour apart, the first at 05:00. */
function createChanges(...changes: string[]): StatusChange[] {
  return changes.map((to, hour) => {
    const of = ["paid", "refunded", "failed"].includes(to) ? "payment" : "status";
    return { at: new Date(Date.UTC(2026, 10, 23, 5 + hour)), of, to } as StatusChange;
  });
}

const getHours = (...changes: string[]) =>
  Object.fromEntries(
    Object.entries(getStepTimes(createChanges(...changes))).map(([step, at]) => [step, at?.getUTCHours()]),
  );

test.each([
  [["confirmed"], { confirmed: 5 }],
  [["confirmed", "pending", "confirmed"], { confirmed: 5 }],
  [
    ["confirmed", "sample_collected", "paid", "testing_in_progress", "completed"],
    { confirmed: 5, collected: 6, testing: 8, ready: 9 },
  ],
  [["confirmed", "completed"], { confirmed: 5, ready: 6 }],
  [["confirmed", "sample_collected", "confirmed"], { confirmed: 5 }],
  [["confirmed", "testing_in_progress", "sample_collected"], { confirmed: 5, collected: 7 }],
  [["confirmed", "paid", "declined", "refunded"], { confirmed: 5, declined: 7, refunded: 8 }],
  [["confirmed", "sample_collected", "declined"], { confirmed: 5, collected: 6, declined: 7 }],
  [["confirmed", "declined", "confirmed"], { confirmed: 5 }],
  [["confirmed", "refunded", "paid"], { confirmed: 5 }],
])("returns the step times after %j", (changes, times) => {
  expect(getHours(...changes)).toEqual(times);
});

const formatTimeline = (status: string, times = {}) =>
  createTimeline(status, times).map(({ step, state, at }) => `${step} ${state} ${at}`);

test("dates done steps, marks the next one and leaves the others for later", () => {
  expect(formatTimeline("sample_collected", { confirmed: "Monday", collected: "Tuesday", ready: "never" })).toEqual([
    "confirmed done Monday",
    "collected done Tuesday",
    "testing next null",
    "ready later null",
  ]);
});

test("ends a declined booking after its last done step, and shows a refund", () => {
  expect(formatTimeline("declined", { confirmed: "Monday", declined: "Tuesday" })).toEqual([
    "confirmed done Monday",
    "declined off Tuesday",
  ]);
  expect(formatTimeline("declined", { confirmed: "1", collected: "2", declined: "3", refunded: "4" })).toEqual([
    "confirmed done 1",
    "collected done 2",
    "declined off 3",
    "refunded done 4",
  ]);
});
