import { normalizeSearch } from "./normalize.ts";

/** Prices of an item in rupees, as in the API; the regular price counts too. */
export type PriceFields = { price?: string; discountPrice?: string | null; offer?: { price: string } | null };

/** A price in rupees: exact, or a maximum. */
export type PriceFilter = { rupees: number; isMost: boolean };

const MAX_PRICE_PATTERN =
  /\b(?:under|below|within|upto|up to|less than|max(?:imum)?)(?: rs\.?| ₹| ?inr)? ?₹?(\d{3,5})\b|\b(\d{3,5})(?: ?rs| rupees?| rupaye)? (?:tak|se kam|toh ghat|ton ghat|or less)\b/;
const EXACT_PRICE_PATTERN =
  /(?:\brs\.? ?|₹ ?|\binr )(\d{3,5})\b|\b(\d{3,5})(?: ?rs\b| rupees?\b| rupaye\b| ?\/-| wal[aie]\b)/;
const BARE_NUMBER_PATTERN = /(?<![\w.-])([1-9]\d{2,4})(?![\w.-])/;

/** Splits the input into text and price; a bare number is a price if the catalogue has no such word. */
export function extractPrice(
  typed: string,
  isWord: (word: string) => boolean,
): { rest: string; named: PriceFilter | null } {
  const text = normalizeSearch(typed);
  for (const pattern of [MAX_PRICE_PATTERN, EXACT_PRICE_PATTERN, BARE_NUMBER_PATTERN]) {
    const found = pattern.exec(text);
    const digits = found?.[1] ?? found?.[2] ?? "";
    if (!found || (pattern === BARE_NUMBER_PATTERN && isWord(digits))) continue;
    const named = { rupees: Number(digits), isMost: pattern === MAX_PRICE_PATTERN };
    return { rest: text.replace(found[0], " ").trim(), named };
  }
  return { rest: typed, named: null };
}

/** Whether one of the item's prices matches the filter. */
export function matchesPrice({ price, discountPrice, offer }: PriceFields, { rupees, isMost }: PriceFilter): boolean {
  const prices = [price, discountPrice, offer?.price].flatMap((price) => (price ? [Number(price)] : []));
  return isMost ? prices.some((amount) => amount <= rupees) : prices.includes(rupees);
}
