import { type Paise, parseAmount } from "./money.ts";

/** The offer at which an item is sold today, to the end of the day `until`. */
type ActiveOffer = { slug: string; price: string; until: string };

/** An item's prices: the catalogue's two, and the running offer, if any. */
export type Prices = { price: string; discountPrice: string | null; offer?: ActiveOffer | null };

/** Returns today's price in paise: the offer's if it is lower, otherwise the catalogue's (decision 022). */
export function getPricePaise(prices: Prices): Paise {
  const catalogue = getCataloguePaise(prices);
  const offerPrice = parseAmount(prices.offer?.price);
  return offerPrice > 0 && offerPrice < catalogue ? offerPrice : catalogue;
}

/** Returns the catalogue price in paise: the discount price if there is one, otherwise the regular price. */
export function getCataloguePaise(prices: Prices): Paise {
  return isDiscounted(prices) ? parseAmount(prices.discountPrice) : parseAmount(prices.price);
}

/** Returns the savings on the regular price in paise; 0 if there are none. */
export function getSavedPaise(prices: Prices): Paise {
  return parseAmount(prices.price) - getPricePaise(prices);
}

/**
 * Lists the prices above the current one, in paise, to strike through: the catalogue's during an offer, then the
 * regular one.
 */
export function listStruckPrices(prices: Prices): Paise[] {
  const currentPrice = getPricePaise(prices);
  return [...new Set([getCataloguePaise(prices), parseAmount(prices.price)])].filter((paise) => paise > currentPrice);
}

/**
 * Returns the discount in rounded percent of the regular price, or null if there is none. A positive price is never 100
 * % off, and less than half a percent counts as none.
 */
export function getPercentOff(regularPaise: Paise, currentPaise: Paise): number | null {
  if (regularPaise <= 0 || currentPaise >= regularPaise) return null;
  const percent = Math.round(((regularPaise - currentPaise) / regularPaise) * 100);
  if (percent === 0) return null;
  return currentPaise > 0 ? Math.min(percent, 99) : percent;
}

/** Whether the discount price is positive and below the regular price; otherwise it does not count. */
export function isDiscounted({ price, discountPrice }: Prices): boolean {
  const discount = parseAmount(discountPrice);
  return discount > 0 && discount < parseAmount(price);
}
