import type { Paise } from "./money.ts";

/** A special price for one package, from its first day to its last, both of the lab's calendar. */
type Terms = { slug: string; packageId: number; pricePaise: Paise; startsOn: string; endsOn: string };

type Sold = { id: number; pricePaise: Paise; discountPaise: Paise | null };

/**
 * The offer at which a package is sold today, everywhere and by every way: of those that run and ask less than the
 * catalogue, the lowest; null where there is none (decision 022).
 */
export function runningOffer<T extends Terms>(offers: readonly T[], sold: Sold, today: string): T | null {
  const cataloguePaise = sold.discountPaise ?? sold.pricePaise;
  const [lowest] = offers
    .filter(({ packageId, startsOn, endsOn }) => packageId === sold.id && startsOn <= today && today <= endsOn)
    .filter(({ pricePaise }) => pricePaise < cataloguePaise)
    .toSorted((one, other) => one.pricePaise - other.pricePaise || one.slug.localeCompare(other.slug));
  return lowest ?? null;
}
