import { expect, test } from "vitest";
import { expandPanels } from "./panels.ts";

const panels = new Map([
  [9, [108]],
  [50, [9, 6]],
  [6, [41, 42]],
]);

test("a panel measures itself, its tests and those of panels inside it, each once", () => {
  expect(expandPanels([50, 41], panels)).toEqual([50, 41, 9, 6, 108, 42]);
  expect(expandPanels([108], panels)).toEqual([108]);
});

test("terminates for panels that contain each other", () => {
  const circle = new Map([
    [1, [2]],
    [2, [1]],
  ]);
  expect(expandPanels([1], circle)).toEqual([1, 2]);
});
