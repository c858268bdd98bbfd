import { expect, test } from "vitest";
import { bookingStatuses } from "#core/bookings/statuses.ts";
import { isStepBack } from "./status-transitions.ts";
import { listStepsBack } from "./step-back-reasons.ts";

test.each([
  ["pending", []],
  ["confirmed", ["pressed-by-mistake to pending", "other to pending"]],
  [
    "testing_in_progress",
    [
      "sample-rejected to confirmed",
      "pressed-by-mistake to sample_collected",
      "patient-absent to confirmed",
      "other to sample_collected",
    ],
  ],
  ["declined", []],
  ["unknown", []],
])("lists the steps back from %s, each with its reason", (from, expected) => {
  expect(listStepsBack(from).map(({ reason, to }) => `${reason} to ${to}`)).toEqual(expected);
});

test("each of them sets an earlier status", () => {
  for (const from of bookingStatuses)
    for (const { to } of listStepsBack(from)) expect([from, to, isStepBack(from, to)]).toEqual([from, to, true]);
});

test("to decline a booking, or to restore it, is no step back", () => {
  expect([
    isStepBack("completed", "confirmed"),
    isStepBack("confirmed", "completed"),
    isStepBack("confirmed", "confirmed"),
    isStepBack("completed", "declined"),
    isStepBack("declined", "pending"),
  ]).toEqual([true, false, false, false, false]);
});
