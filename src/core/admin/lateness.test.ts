import { expect, test } from "vitest";
import { getLateness } from "./lateness.ts";

const visit = { bookingDate: "2026-11-23", bookingTime: "09:00 AM", status: "confirmed" };
const labTime = (hour: number, minute: number, day = "2026-11-23") => ({ day, minutes: hour * 60 + minute });

test.each([
  [labTime(8, 59), null],
  [labTime(9, 44), null],
  [labTime(9, 45), { kind: "soon", minutes: 15 }],
  [labTime(9, 59), { kind: "soon", minutes: 1 }],
  [labTime(10, 0), { kind: "late", minutes: 0 }],
  [labTime(10, 52), { kind: "late", minutes: 52 }],
  [labTime(10, 0, "2026-11-24"), { kind: "late", minutes: 1440 }],
  [labTime(10, 0, "2026-11-22"), null],
])("at %o a visit from nine to ten is %o", (now, lateness) => {
  expect(getLateness(visit, now)).toEqual(lateness);
});

test.each(["sample_collected", "testing_in_progress", "completed", "declined"])(
  "a visit that is %s is never late",
  (status) => {
    expect(getLateness({ ...visit, status }, labTime(12, 0))).toBeNull();
  },
);

test("a pending visit can be late", () => {
  expect(getLateness({ ...visit, status: "pending" }, labTime(10, 1))).toEqual({ kind: "late", minutes: 1 });
});
