import fc from "fast-check";
import { expect, test } from "vitest";
import { heatScale, heatStep } from "./heat-scale.ts";

const percents = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 72 });

test("hours between empty and an eighth full are told apart", () => {
  const scale = heatScale([0, 2, 4, 13]);
  expect([0, 2, 4, 13].map((percent) => heatStep(scale, percent))).toEqual([0, 0, 1, 5]);
  expect(scale.map(({ from, to }) => [from, to])).toEqual([
    [0, 2],
    [3, 4],
    [5, 6],
    [7, 8],
    [9, 10],
    [11, 13],
  ]);
});

test("few whole percents are few steps, and equal hours are one", () => {
  expect(heatScale([0, 1])).toEqual([
    { step: 0, from: 0, to: 0 },
    { step: 5, from: 1, to: 1 },
  ]);
  expect(new Set([13, 13].map((percent) => heatStep(heatScale([13, 13]), percent))).size).toBe(1);
  expect(heatScale([])).toEqual([]);
});

test("the lowest is the palest, the highest the darkest, and a fuller hour is never paler", () => {
  fc.assert(
    fc.property(percents, (data) => {
      const scale = heatScale(data);
      const sorted = data.toSorted((one, other) => one - other);
      const steps = sorted.map((percent) => heatStep(scale, percent));
      expect(steps).toEqual(steps.toSorted((one, other) => one - other));
      if (sorted[0] === sorted.at(-1)) return;
      expect([steps[0], steps.at(-1)]).toEqual([0, 5]);
    }),
  );
});

test("the legend holds every percent from the lowest to the highest once", () => {
  fc.assert(
    fc.property(percents, (data) => {
      const told = heatScale(data).flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, n) => from + n));
      const [lowest, highest] = [Math.min(...data), Math.max(...data)];
      expect(told).toEqual(Array.from({ length: highest - lowest + 1 }, (_, n) => lowest + n));
    }),
  );
});
