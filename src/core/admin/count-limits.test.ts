import { expect, test } from "vitest";
import { formatCappedCount } from "./count-limits.ts";

test.each([
  [0, "0"],
  [99, "99"],
  [100, "99+"],
])("formats a count of %i with limit 99 as %s", (count, expected) => {
  expect(formatCappedCount(count, 99)).toBe(expected);
});
