import { expect, test } from "vitest";
import { priceLadder } from "./price-ladder.ts";

const priced = (price: string, isPopular = false) => ({ price, discountPrice: null, offer: null, isPopular });
const prices = (packages: ReturnType<typeof priced>[]) => priceLadder(packages).map(({ price }) => price);

test("of many packages stand the cheapest, the middle and the dearest, by price", () => {
  expect(prices([priced("1499.00"), priced("499.00"), priced("2299.00"), priced("999.00")])).toEqual([
    "499.00",
    "999.00",
    "2299.00",
  ]);
});

test("a popular package takes the middle", () => {
  expect(prices([priced("499.00"), priced("999.00"), priced("1499.00", true), priced("2299.00")])).toEqual([
    "499.00",
    "1499.00",
    "2299.00",
  ]);
});

test("a package counts at the price at which an offer sells it", () => {
  const offered = { ...priced("4500.00"), offer: { slug: "spring", price: "399.00", until: "2026-12-31" } };
  expect(priceLadder([priced("499.00"), offered])[0]).toBe(offered);
});

test.each([0, 1, 2, 3])("%d packages all stand", (count) => {
  const few = Array.from({ length: count }, (_, place) => priced(`${place + 1}00.00`));
  expect(priceLadder(few)).toEqual(few);
});
