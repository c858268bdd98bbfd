import { expect, test } from "vitest";
import { beatsOf, type FollowedChange, stepTimesOf } from "./followed-steps.ts";

/** Changes an hour apart, the first at 05:00. */
function hours(...changes: string[]): FollowedChange[] {
  return changes.map((to, hour) => ({
    at: new Date(Date.UTC(2026, 10, 23, 5 + hour)),
    of: ["paid", "refunded", "failed"].includes(to) ? "payment" : "status",
    to,
  }));
}

const timesOf = (...changes: string[]) =>
  Object.fromEntries(Object.entries(stepTimesOf(hours(...changes))).map(([step, at]) => [step, at?.getUTCHours()]));

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
])("after %j the steps have these times", (changes, times) => {
  expect(timesOf(...changes)).toEqual(times);
});

const told = (status: string, times = {}) =>
  beatsOf(status, times).map(({ step, state, at }) => `${step} ${state} ${at}`);

test("what is behind has its time, one step comes next, the others later", () => {
  expect(told("sample_collected", { confirmed: "Monday", collected: "Tuesday", ready: "never" })).toEqual([
    "confirmed done Monday",
    "collected done Tuesday",
    "testing next null",
    "ready later null",
  ]);
});

test("a declined visit stops after its last true step, and says that the money went back", () => {
  expect(told("declined", { confirmed: "Monday", declined: "Tuesday" })).toEqual([
    "confirmed done Monday",
    "declined off Tuesday",
  ]);
  expect(told("declined", { confirmed: "1", collected: "2", declined: "3", refunded: "4" })).toEqual([
    "confirmed done 1",
    "collected done 2",
    "declined off 3",
    "refunded done 4",
  ]);
});
