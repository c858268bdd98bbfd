import { expect, test } from "vitest";
import { Refusal } from "#core/refusal.ts";
import { pricesAfter } from "./price-columns.ts";

const before = { pricePaise: 50_000, discountPaise: 40_000 };

test("what a change does not name stays", () => {
  expect(pricesAfter(before, {})).toEqual(before);
  expect(pricesAfter(before, { price: "600" })).toEqual({ pricePaise: 60_000, discountPaise: 40_000 });
});

test("rupees may carry paise, and an empty discount is none", () => {
  expect(pricesAfter(before, { price: "499.50", discountPrice: "" })).toEqual({
    pricePaise: 49_950,
    discountPaise: null,
  });
});

test.each([{ price: "400" }, { price: "399" }, { discountPrice: "500" }, { discountPrice: "501.00" }])(
  "a discount price that is not lower is refused: %j",
  (change) => {
    expect(() => pricesAfter(before, change)).toThrow(Refusal);
  },
);
