import type { Package } from "#core/catalogue/schema.ts";
import { getPricePaise } from "#core/pricing/prices.ts";

type PricedPackage = Pick<Package, "price" | "discountPrice" | "offer" | "isPopular">;

/**
 * Selects at most three packages, by price: the cheapest, the dearest, and between them a popular one or else the
 * middle one.
 */
export function selectPriceLadder<Item extends PricedPackage>(packages: readonly Item[]): Item[] {
  const byPrice = packages.toSorted((a, b) => getPricePaise(a) - getPricePaise(b));
  const between = byPrice.slice(1, -1);
  const middle = between.find(({ isPopular }) => isPopular) ?? between[Math.floor((between.length - 1) / 2)];
  return byPrice.filter((item) => item === byPrice[0] || item === middle || item === byPrice.at(-1));
}
