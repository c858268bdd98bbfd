import { z } from "zod";
import { Package, PackageTest } from "#core/catalogue/schema.ts";
import { pricePaise } from "#core/pricing/discount.ts";

/** A package beside the nearest cheaper one: what it has more, and what it has not; null where none is near. */
export const PackageComparison = z.object({
  cheaper: Package.pick({ id: true, name: true, price: true, discountPrice: true, offer: true })
    .extend({ adds: z.array(PackageTest), lacks: z.array(PackageTest) })
    .nullable(),
});

export type PackageComparison = z.infer<typeof PackageComparison>;
export type CheaperPackage = NonNullable<PackageComparison["cheaper"]>;

type Compared = Pick<Package, "id" | "name" | "price" | "discountPrice" | "offer" | "tests">;

/** A package with fewer of its tests in common is for another purpose, and no choice between the two. */
const LEAST_SHARE_IN_COMMON = 1 / 2;

/**
 * The cheaper package that has the most tests in common with this one, the dearest among equals. Null where no
 * cheaper one has half of its tests (decisions/013).
 */
export function compareWithCheaper(item: Compared, packages: readonly Compared[]): PackageComparison {
  const [nearest] = packages
    .filter((other) => other.id !== item.id && pricePaise(other) < pricePaise(item))
    .map((other) => ({ other, common: item.tests.length - missingIn(item, other).length }))
    .filter(({ common }) => common > 0 && common >= item.tests.length * LEAST_SHARE_IN_COMMON)
    .toSorted((one, two) => two.common - one.common || pricePaise(two.other) - pricePaise(one.other));
  if (!nearest) return { cheaper: null };
  const { other } = nearest;
  const { id, name, price, discountPrice, offer } = other;
  return {
    cheaper: { id, name, price, discountPrice, offer, adds: missingIn(item, other), lacks: missingIn(other, item) },
  };
}

/** The tests of the one that the other has not. */
function missingIn(one: Compared, other: Compared): PackageTest[] {
  const has = new Set(other.tests.map(({ id }) => id));
  return one.tests.filter(({ id }) => !has.has(id));
}
