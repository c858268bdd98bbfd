import fc from "fast-check";
import { expect, test } from "vitest";
import { createHeatScale, findHeatStep } from "./heat-scale.ts";

const percents = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 72 });

test("distinguishes slots between empty and an eighth full", () => {
  const scale = createHeatScale([0, 2, 4, 13]);
  expect([0, 2, 4, 13].map((percent) => findHeatStep(scale, percent))).toEqual([0, 0, 1, 5]);
  expect(scale.map(({ from, to }) => [from, to])).toEqual([
    [0, 2],
    [3, 4],
    [5, 6],
    [7, 8],
    [9, 10],
    [11, 13],
  ]);
});

test("few different percents give few steps, and equal slots one", () => {
  expect(createHeatScale([0, 1])).toEqual([
    { step: 0, from: 0, to: 0 },
    { step: 5, from: 1, to: 1 },
  ]);
  expect(new Set([13, 13].map((percent) => findHeatStep(createHeatScale([13, 13]), percent))).size).toBe(1);
  expect(createHeatScale([])).toEqual([]);
});

test("the lowest is the palest, the highest the darkest, and a fuller slot is never paler", () => {
  fc.assert(
    fc.property(percents, (data) => {
      const scale = createHeatScale(data);
      const sorted = data.toSorted((a, b) => a - b);
      const steps = sorted.map((percent) => findHeatStep(scale, percent));
      expect(steps).toEqual(steps.toSorted((a, b) => a - b));
      if (sorted[0] === sorted.at(-1)) return;
      expect([steps[0], steps.at(-1)]).toEqual([0, 5]);
    }),
  );
});

test("the legend contains every percent from the lowest to the highest once", () => {
  fc.assert(
    fc.property(percents, (data) => {
      const percents = createHeatScale(data).flatMap(({ from, to }) =>
        Array.from({ length: to - from + 1 }, (_, n) => from + n),
      );
      const [lowest, highest] = [Math.min(...data), Math.max(...data)];
      expect(percents).toEqual(Array.from({ length: highest - lowest + 1 }, (_, n) => lowest + n));
    }),
  );
});
