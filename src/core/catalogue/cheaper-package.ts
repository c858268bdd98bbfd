import { z } from "zod";
import { Package, PackageTest } from "#core/catalogue/schema.ts";
import { type ComparablePackage, comparePackages } from "./compare-packages.ts";

/** A package compared with the nearest cheaper one: what it adds and what it lacks; null if none is near. */
export const PackageComparison = z.object({
  cheaper: Package.pick({ id: true, name: true, price: true, discountPrice: true, offer: true })
    .extend({
      adds: z.array(PackageTest),
      lacks: z.array(PackageTest),
      /** Additional preparation of the cheaper one, as a sentence; null if there is none. */
      asksMore: z.string().nullable(),
    })
    .nullable(),
});

export type PackageComparison = z.infer<typeof PackageComparison>;
export type CheaperPackage = NonNullable<PackageComparison["cheaper"]>;

/** The cheaper package, before its additional preparation is known. */
export type NearestCheaper = Omit<CheaperPackage, "asksMore">;

/** A package with fewer common tests serves another purpose and is no alternative. */
const MIN_SHARED_RATIO = 1 / 2;

/**
 * Returns the cheaper package with the most tests in common, the dearest among equals. Null if no cheaper one has half
 * of its tests (decisions/013).
 */
export function compareWithCheaperPackage(
  item: ComparablePackage,
  packages: readonly ComparablePackage[],
): NearestCheaper | null {
  const [nearest] = packages
    .filter((other) => other.id !== item.id)
    .map((other) => ({ other, ...comparePackages(item, other) }))
    .filter(({ otherCostsMorePaise }) => otherCostsMorePaise < 0)
    .map((found) => ({ ...found, common: item.tests.length - found.onlyOne.length }))
    .filter(({ common }) => common > 0 && common >= item.tests.length * MIN_SHARED_RATIO)
    .toSorted((a, b) => b.common - a.common || b.otherCostsMorePaise - a.otherCostsMorePaise);
  if (!nearest) return null;
  const { id, name, price, discountPrice, offer } = nearest.other;
  return { id, name, price, discountPrice, offer, adds: nearest.onlyOne, lacks: nearest.onlyOther };
}
