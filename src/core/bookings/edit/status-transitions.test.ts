import { expect, test } from "vitest";
import { bookingStatuses } from "#core/bookings/statuses.ts";
import { isPossibleChange } from "./status-transitions.ts";

test("some role may make every change between two statuses, and no role one from an unknown status", () => {
  const pairs = bookingStatuses.flatMap((from) => bookingStatuses.map((to) => ({ from, to })));
  expect(pairs.filter(({ from, to }) => isPossibleChange(from, to) !== (from !== to))).toEqual([]);
  expect(isPossibleChange("processing", "completed")).toBe(false);
});
