// Rows 2.69, 2.74
import { expect, test } from "vitest";
import { basketOf } from "./basket.ts";

test("a basket sums regular prices, savings and what is asked", () => {
  const cbc = { price: "350.00", discountPrice: "249.00" };
  const urine = { price: "150.00", discountPrice: null };
  expect(basketOf([cbc, urine])).toEqual({ subtotalPaise: 50000, savedPaise: 10100, totalPaise: 39900 });
});

test("an empty basket costs nothing", () => {
  expect(basketOf([])).toEqual({ subtotalPaise: 0, savedPaise: 0, totalPaise: 0 });
});

test("a price that cannot be read counts as 0", () => {
  expect(basketOf([{ price: "on request", discountPrice: null }]).totalPaise).toBe(0);
});
