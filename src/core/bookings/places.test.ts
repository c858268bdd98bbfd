import { expect, test } from "vitest";
import { isAtCentre, isMovable, takesSeat } from "./places.ts";
import { bookingStatuses } from "./statuses.ts";

test("a visit at home takes a seat until it is declined, one at the centre never does", () => {
  for (const status of bookingStatuses) {
    expect(takesSeat({ place: "home", status })).toBe(status !== "declined");
    expect(takesSeat({ place: "centre", status })).toBe(false);
  }
});

test("a visit at home is moved while it is to come, one at the centre never", () => {
  expect([isMovable({ place: "home", status: "pending" }), isMovable({ status: "confirmed" })]).toEqual([true, true]);
  expect([
    isMovable({ place: "home", status: "completed" }),
    isMovable({ place: "centre", status: "confirmed" }),
  ]).toEqual([false, false]);
});

test("what was kept by a build without places is at home", () => {
  expect(isAtCentre({})).toBe(false);
  expect(takesSeat({ status: "confirmed" })).toBe(true);
});
