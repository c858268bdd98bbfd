// Rows 2.69, 2.74
import { expect, test } from "vitest";
import { sumBasket } from "./basket.ts";

test("sums regular prices, savings and totals", () => {
  const cbc = { price: "350.00", discountPrice: "249.00" };
  const urine = { price: "150.00", discountPrice: null };
  expect(sumBasket([cbc, urine])).toEqual({ subtotalPaise: 50000, savedPaise: 10100, totalPaise: 39900 });
});

test("sums an empty basket to 0", () => {
  expect(sumBasket([])).toEqual({ subtotalPaise: 0, savedPaise: 0, totalPaise: 0 });
});

test("counts an unreadable price as 0", () => {
  expect(sumBasket([{ price: "on request", discountPrice: null }]).totalPaise).toBe(0);
});
