import type { Paise } from "./money.ts";

/** A special price for one package, from its first day to its last in lab time. */
type OfferTerms = { slug: string; packageId: number; pricePaise: Paise; startsOn: string; endsOn: string };

type OfferedPackage = { id: number; pricePaise: Paise; discountPaise: Paise | null };

/**
 * Returns the offer at which a package is sold today in every channel: the lowest running one below the catalogue
 * price; null if there is none (decision 022).
 */
export function findActiveOffer<T extends OfferTerms>(
  offers: readonly T[],
  offeredPackage: OfferedPackage,
  today: string,
): T | null {
  const cataloguePaise = offeredPackage.discountPaise ?? offeredPackage.pricePaise;
  const [lowest] = offers
    .filter(
      ({ packageId, startsOn, endsOn }) => packageId === offeredPackage.id && startsOn <= today && today <= endsOn,
    )
    .filter(({ pricePaise }) => pricePaise < cataloguePaise)
    .toSorted((a, b) => a.pricePaise - b.pricePaise || a.slug.localeCompare(b.slug));
  return lowest ?? null;
}
