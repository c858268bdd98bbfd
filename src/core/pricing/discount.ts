import { fromWire, type Paise } from "./money.ts";

export type Priced = { price: string; discountPrice: string | null };

/** What is asked for a thing, in paise: its discount price where it has one, else its price (Spec §4 "Amount priority"). */
export function pricePaise(priced: Priced): Paise {
  return isDiscounted(priced) ? fromWire(priced.discountPrice) : fromWire(priced.price);
}

/** What is saved on the regular price, in paise; 0 without a discount. */
export function savedPaise(priced: Priced): Paise {
  return isDiscounted(priced) ? fromWire(priced.price) - fromWire(priced.discountPrice) : 0;
}

/** Spec §9: the rounded percent of (price - discountPrice) / price, or null where nothing is saved. */
export function percentOff(regularPaise: Paise, askedPaise: Paise): number | null {
  if (regularPaise <= 0 || askedPaise >= regularPaise) return null;
  return Math.round(((regularPaise - askedPaise) / regularPaise) * 100);
}

/** A discount price counts only while it is a positive price below the regular one. */
export function isDiscounted({ price, discountPrice }: Priced): boolean {
  const discount = fromWire(discountPrice);
  return discount > 0 && discount < fromWire(price);
}
