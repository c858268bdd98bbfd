import { expect, test } from "vitest";
import { buildRoundStop } from "#test/round-stops.ts";
import { orderStopEarlier } from "./move-earlier.tsx";

const stop = (visitId: number, changes: Parameters<typeof buildRoundStop>[0] = {}) =>
  buildRoundStop({ visitId, time: "09:00 AM", state: "waiting", ...changes });

test("a stop goes before the one before it in its hour", () => {
  const stops = [stop(1, { time: "08:00 AM" }), stop(2), stop(3), stop(4)];
  expect(orderStopEarlier(stops, stop(4))).toEqual([2, 4, 3]);
  expect(orderStopEarlier(stops, stop(3))).toEqual([3, 2, 4]);
});

test("the first of an hour stays, and no stop goes before one that is under way or over", () => {
  expect(orderStopEarlier([stop(1, { time: "08:00 AM" }), stop(2)], stop(2))).toBeNull();
  expect(orderStopEarlier([stop(1, { state: "on-the-way" }), stop(2)], stop(2))).toBeNull();
  expect(orderStopEarlier([stop(1, { state: "left" }), stop(2)], stop(2))).toBeNull();
});
