import { expect, test } from "vitest";
import { DomainError } from "#core/errors.ts";
import { applyPriceRequest } from "./apply-prices.ts";

const before = { pricePaise: 50_000, discountPaise: 40_000 };

test("keeps prices that the change does not name", () => {
  expect(applyPriceRequest(before, {})).toEqual(before);
  expect(applyPriceRequest(before, { price: "600" })).toEqual({ pricePaise: 60_000, discountPaise: 40_000 });
});

test("accepts paise, and an empty discount removes it", () => {
  expect(applyPriceRequest(before, { price: "499.50", discountPrice: "" })).toEqual({
    pricePaise: 49_950,
    discountPaise: null,
  });
});

test.each([{ price: "400" }, { price: "399" }, { discountPrice: "500" }, { discountPrice: "501.00" }])(
  "rejects a discount price that is not lower: %j",
  (change) => {
    expect(() => applyPriceRequest(before, change)).toThrow(DomainError);
  },
);
