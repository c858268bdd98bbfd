import { expect, test } from "vitest";
import { latenessOf } from "./lateness.ts";

const visit = { bookingDate: "2026-11-23", bookingTime: "09:00 AM", status: "confirmed" };
const at = (hour: number, minute: number, day = "2026-11-23") => ({ day, minutes: hour * 60 + minute });

test.each([
  [at(8, 59), null],
  [at(9, 44), null],
  [at(9, 45), { kind: "soon", minutes: 15 }],
  [at(9, 59), { kind: "soon", minutes: 1 }],
  [at(10, 0), { kind: "late", minutes: 0 }],
  [at(10, 52), { kind: "late", minutes: 52 }],
  [at(10, 0, "2026-11-24"), { kind: "late", minutes: 1440 }],
  [at(10, 0, "2026-11-22"), null],
])("at %o a visit from nine to ten is %o", (now, lateness) => {
  expect(latenessOf(visit, now)).toEqual(lateness);
});

test.each(["sample_collected", "testing_in_progress", "completed", "declined"])(
  "a visit that is %s is never late",
  (status) => {
    expect(latenessOf({ ...visit, status }, at(12, 0))).toBeNull();
  },
);

test("nobody has come to a pending one either", () => {
  expect(latenessOf({ ...visit, status: "pending" }, at(10, 1))).toEqual({ kind: "late", minutes: 1 });
});
