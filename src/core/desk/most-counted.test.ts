import { expect, test } from "vitest";
import { cappedCount } from "./most-counted.ts";

test.each([
  [0, "0"],
  [99, "99"],
  [100, "99+"],
])("a count of %i up to 99 reads %s", (count, words) => {
  expect(cappedCount(count, 99)).toBe(words);
});
