import { expect, test } from "vitest";
import { createAxisTicks } from "./axis.ts";

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [31, [0, 10, 20, 30, 40]],
  [20, [0, 5, 10, 15, 20]],
  [430, [0, 200, 400, 600]],
])("an axis to %i has round steps from 0", (highest, ticks) => {
  expect(createAxisTicks(highest)).toEqual(ticks);
});
