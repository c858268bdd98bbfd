import type { Package } from "#core/catalogue/schema.ts";
import { pricePaise } from "#core/pricing/discount.ts";

type Priced = Pick<Package, "price" | "discountPrice" | "offer" | "isPopular">;

/** At most three of these packages, by price: the cheapest, the dearest, and between them the popular one or else the middle one. */
export function priceLadder<Item extends Priced>(packages: readonly Item[]): Item[] {
  const byPrice = packages.toSorted((one, other) => pricePaise(one) - pricePaise(other));
  const between = byPrice.slice(1, -1);
  const middle = between.find(({ isPopular }) => isPopular) ?? between[Math.floor((between.length - 1) / 2)];
  return byPrice.filter((item) => item === byPrice[0] || item === middle || item === byPrice.at(-1));
}
