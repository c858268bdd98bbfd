import { expect, test } from "vitest";
import { selectPriceLadder } from "./price-ladder.ts";

const priced = (price: string, isPopular = false) => ({ price, discountPrice: null, offer: null, isPopular });
const listLadderPrices = (packages: ReturnType<typeof priced>[]) =>
  selectPriceLadder(packages).map(({ price }) => price);

test("selects the cheapest, the middle and the dearest of many packages, by price", () => {
  expect(listLadderPrices([priced("1499.00"), priced("499.00"), priced("2299.00"), priced("999.00")])).toEqual([
    "499.00",
    "999.00",
    "2299.00",
  ]);
});

test("prefers a popular package as the middle", () => {
  expect(listLadderPrices([priced("499.00"), priced("999.00"), priced("1499.00", true), priced("2299.00")])).toEqual([
    "499.00",
    "1499.00",
    "2299.00",
  ]);
});

test("uses the offer price of a package", () => {
  const offered = { ...priced("4500.00"), offer: { slug: "spring", price: "399.00", until: "2026-12-31" } };
  expect(selectPriceLadder([priced("499.00"), offered])[0]).toBe(offered);
});

test.each([0, 1, 2, 3])("keeps all of %d packages", (count) => {
  const few = Array.from({ length: count }, (_, index) => priced(`${index + 1}00.00`));
  expect(selectPriceLadder(few)).toEqual(few);
});
