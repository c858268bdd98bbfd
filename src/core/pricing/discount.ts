import { fromWire, type Paise } from "./money.ts";

/** The offer at which a thing is sold today, to the end of the day `until`. */
type RunningOffer = { slug: string; price: string; until: string };

/** A thing's prices: the catalogue's two, and beside them the offer that runs, where there is one. */
export type Priced = { price: string; discountPrice: string | null; offer?: RunningOffer | null };

/** What is asked for a thing today, in paise: its offer's price where that is lower, else the catalogue's (decision 022). */
export function pricePaise(priced: Priced): Paise {
  const catalogue = cataloguePaise(priced);
  const offered = fromWire(priced.offer?.price);
  return offered > 0 && offered < catalogue ? offered : catalogue;
}

/** What the catalogue asks, in paise: the discount price where there is one, else the price (row 4.26). */
export function cataloguePaise(priced: Priced): Paise {
  return isDiscounted(priced) ? fromWire(priced.discountPrice) : fromWire(priced.price);
}

/** What is saved on the regular price, in paise; 0 where nothing is. */
export function savedPaise(priced: Priced): Paise {
  return fromWire(priced.price) - pricePaise(priced);
}

/** Prices above the one that is asked, in paise, to be struck through: the catalogue's while an offer runs, then the regular one. */
export function struckPaise(priced: Priced): Paise[] {
  const asked = pricePaise(priced);
  return [...new Set([cataloguePaise(priced), fromWire(priced.price)])].filter((paise) => paise > asked);
}

/**
 * Row 9.4: the rounded percent of (price - discountPrice) / price, or null where none is saved. What costs something is never
 * 100 % off, and less than half a percent is no discount to speak of.
 */
export function percentOff(regularPaise: Paise, askedPaise: Paise): number | null {
  if (regularPaise <= 0 || askedPaise >= regularPaise) return null;
  const percent = Math.round(((regularPaise - askedPaise) / regularPaise) * 100);
  if (percent === 0) return null;
  return askedPaise > 0 ? Math.min(percent, 99) : percent;
}

/** A discount price counts only while it is a positive price below the regular one. */
export function isDiscounted({ price, discountPrice }: Priced): boolean {
  const discount = fromWire(discountPrice);
  return discount > 0 && discount < fromWire(price);
}
