import { expect, test } from "vitest";
import { measuredBy } from "./panels.ts";

const panels = new Map([
  [9, [108]],
  [50, [9, 6]],
  [6, [41, 42]],
]);

test("a panel measures itself, its tests, and those of the panels inside it, each once", () => {
  expect(measuredBy([50, 41], panels)).toEqual([50, 41, 9, 6, 108, 42]);
  expect(measuredBy([108], panels)).toEqual([108]);
});

test("panels that hold each other come to an end", () => {
  const circle = new Map([
    [1, [2]],
    [2, [1]],
  ]);
  expect(measuredBy([1], circle)).toEqual([1, 2]);
});
