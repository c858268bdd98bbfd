import { z } from "zod";
import { Package, PackageTest } from "#core/catalogue/schema.ts";
import { type Compared, comparePackages } from "./side-by-side.ts";

/** A package beside the nearest cheaper one: what it has more, and what it has not; null where none is near. */
export const PackageComparison = z.object({
  cheaper: Package.pick({ id: true, name: true, price: true, discountPrice: true, offer: true })
    .extend({
      adds: z.array(PackageTest),
      lacks: z.array(PackageTest),
      /** What the cheaper one asks of the patient beyond this one, as a sentence; null where it asks no more. */
      asksMore: z.string().nullable(),
    })
    .nullable(),
});

export type PackageComparison = z.infer<typeof PackageComparison>;
export type CheaperPackage = NonNullable<PackageComparison["cheaper"]>;

/** The cheaper one, before it is known what it asks of the patient. */
export type NearestCheaper = Omit<CheaperPackage, "asksMore">;

/** A package with fewer of its tests in common is for another purpose, and no choice between the two. */
const LEAST_SHARE_IN_COMMON = 1 / 2;

/**
 * The cheaper package that has the most tests in common with this one, the dearest among equals. Null where no
 * cheaper one has half of its tests (decisions/013).
 */
export function compareWithCheaper(item: Compared, packages: readonly Compared[]): NearestCheaper | null {
  const [nearest] = packages
    .filter((other) => other.id !== item.id)
    .map((other) => ({ other, ...comparePackages(item, other) }))
    .filter(({ otherCostsMorePaise }) => otherCostsMorePaise < 0)
    .map((found) => ({ ...found, common: item.tests.length - found.onlyOne.length }))
    .filter(({ common }) => common > 0 && common >= item.tests.length * LEAST_SHARE_IN_COMMON)
    .toSorted((one, two) => two.common - one.common || two.otherCostsMorePaise - one.otherCostsMorePaise);
  if (!nearest) return null;
  const { id, name, price, discountPrice, offer } = nearest.other;
  return { id, name, price, discountPrice, offer, adds: nearest.onlyOne, lacks: nearest.onlyOther };
}
