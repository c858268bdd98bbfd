import { expect, test } from "vitest";
import { canMoveVisit, isAtCentre, usesCapacity } from "./collection-place.ts";
import { bookingStatuses } from "./statuses.ts";

test("uses a seat for a home visit until it is declined, and none at the centre", () => {
  for (const status of bookingStatuses) {
    expect(usesCapacity({ place: "home", status })).toBe(status !== "declined");
    expect(usesCapacity({ place: "centre", status })).toBe(false);
  }
});

test("allows moving a home visit while it is upcoming, and never one at the centre", () => {
  expect([canMoveVisit({ place: "home", status: "pending" }), canMoveVisit({ status: "confirmed" })]).toEqual([
    true,
    true,
  ]);
  expect([
    canMoveVisit({ place: "home", status: "completed" }),
    canMoveVisit({ place: "centre", status: "confirmed" }),
  ]).toEqual([false, false]);
});

test("treats bookings of builds without places as at home", () => {
  expect(isAtCentre({})).toBe(false);
  expect(usesCapacity({ status: "confirmed" })).toBe(true);
});
