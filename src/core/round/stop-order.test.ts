import { expect, test } from "vitest";
import { compareStops, type OrderedStop } from "./stop-order.ts";

const stop = (visitId: number, changes: Partial<OrderedStop> = {}): OrderedStop => ({
  ...{ visitId, time: "09:00 AM", roundPosition: null, areaPosition: null, area: null },
  ...changes,
});
const order = (...stops: OrderedStop[]) => stops.sort(compareStops).map(({ visitId }) => visitId);

test("stops follow their slots, whatever was ordered by hand", () => {
  const [noon, nine] = [stop(1, { time: "12:00 PM", roundPosition: 1 }), stop(2, { roundPosition: 2 })];
  expect(order(noon, nine)).toEqual([2, 1]);
});

test("within a slot the order by hand comes first, then the lab's order of areas, then the name and the visit", () => {
  const byHand = stop(5, { roundPosition: 1 });
  const [first, second] = [stop(4, { areaPosition: 0 }), stop(3, { areaPosition: 1 })];
  const [dugri, other, last] = [stop(8, { area: "Dugri" }), stop(2, { area: "Model Town" }), stop(9)];
  expect(order(last, other, dugri, second, first, byHand)).toEqual([5, 4, 3, 8, 2, 9]);
  expect(order(stop(7), stop(6))).toEqual([6, 7]);
});
