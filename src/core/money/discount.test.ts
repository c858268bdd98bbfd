import { expect, test } from "vitest";
import { calculateDiscount } from "./discount.ts";

test.each([
  [129_900, 10, 12_990],
  [49_999, 10, 4_999],
  [129_900, 2.5, 3_247],
  [0, 10, 0],
])("of %i paise, %d percent is %i", (totalPaise, percent, paise) => {
  expect(calculateDiscount(totalPaise, percent)).toBe(paise);
});
