// Row 10.21
import { expect, test } from "vitest";
import { getPricePaise, getSavedPaise } from "#core/pricing/prices.ts";
import type { SelectionItem } from "./booking-request.ts";
import { applyUpdatedPrices } from "./updated-prices.ts";

const winter = { slug: "winter", price: "1999.00", until: "2026-11-30" };

const fullBody: SelectionItem = {
  itemType: "package",
  itemId: 5,
  name: "Full Body",
  code: "HLT-001",
  price: "4500.00",
  discountPrice: "1999.00",
};

const updateTo = (price: string) => applyUpdatedPrices([fullBody], [{ itemType: "package", itemId: 5, price }]);

test("treats a new price below the regular one as a discount", () => {
  const [item] = updateTo("2299.00");
  expect(item && [getPricePaise(item), getSavedPaise(item)]).toEqual([229900, 220100]);
});

test("replaces an offer's price by the server's", () => {
  const [item] = applyUpdatedPrices(
    [{ ...fullBody, discountPrice: "2299.00", offer: winter }],
    [{ itemType: "package", itemId: 5, price: "2299.00" }],
  );
  expect(item && getPricePaise(item)).toBe(229900);
});

test("treats a new price at or above the regular one as the regular price", () => {
  const [item] = updateTo("4999.00");
  expect(item && [getPricePaise(item), getSavedPaise(item)]).toEqual([499900, 0]);
});

test("keeps the price of an item of another type with the same id", () => {
  expect(applyUpdatedPrices([fullBody], [{ itemType: "test", itemId: 5, price: "1.00" }])).toEqual([fullBody]);
});

test("takes the server's name and code with its price: the page may have had a default name of another package", () => {
  const current = { itemType: "package", itemId: 5, price: "2299.00", name: "Heart Health", code: "HHP-005" } as const;
  expect(applyUpdatedPrices([fullBody], [current])).toMatchObject([{ name: "Heart Health", code: "HHP-005" }]);
});
