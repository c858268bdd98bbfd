import { expect, test } from "vitest";
import { heatScale, heatStep } from "./heat-scale.ts";

const percents = Array.from({ length: 101 }, (_, percent) => percent);

test("a colour stands for the same percents in every period", () => {
  expect([0, 1, 13, 20, 21, 60, 61, 80, 81, 100].map(heatStep)).toEqual([0, 1, 1, 1, 2, 3, 4, 4, 5, 5]);
});

test("the legend holds every percent once, each in the step that its hour is drawn in", () => {
  const told = heatScale.flatMap(({ step, from, to }) =>
    percents.filter((percent) => from <= percent && percent <= to).map((percent) => [percent, step]),
  );
  expect(told).toEqual(percents.map((percent) => [percent, heatStep(percent)]));
});
