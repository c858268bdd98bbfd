// Row 10.21
import { expect, test } from "vitest";
import { pricePaise, savedPaise } from "#core/pricing/discount.ts";
import { withFreshPrices } from "./fresh-prices.ts";
import type { SelectionItem } from "./new-booking.ts";

const winter = { slug: "winter", price: "1999.00", until: "2026-11-30" };

const fullBody: SelectionItem = {
  itemType: "package",
  itemId: 5,
  name: "Full Body",
  code: "HLT-001",
  price: "4500.00",
  discountPrice: "1999.00",
};

const at = (price: string) => withFreshPrices([fullBody], [{ itemType: "package", itemId: 5, price }]);

test("a new price below the regular one is a new discount", () => {
  const [item] = at("2299.00");
  expect(item && [pricePaise(item), savedPaise(item)]).toEqual([229900, 220100]);
});

test("a new price takes the place of an offer's too: what the server tells is what is asked", () => {
  const [item] = withFreshPrices(
    [{ ...fullBody, discountPrice: "2299.00", offer: winter }],
    [{ itemType: "package", itemId: 5, price: "2299.00" }],
  );
  expect(item && pricePaise(item)).toBe(229900);
});

test("a new price at or above the regular one is the price, without a discount", () => {
  const [item] = at("4999.00");
  expect(item && [pricePaise(item), savedPaise(item)]).toEqual([499900, 0]);
});

test("an item of another kind with the same number keeps its price", () => {
  expect(withFreshPrices([fullBody], [{ itemType: "test", itemId: 5, price: "1.00" }])).toEqual([fullBody]);
});
