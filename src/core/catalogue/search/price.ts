import { plain } from "./plain.ts";

/** What a thing costs: rupees as the API writes them; what is struck through counts too. */
export type Costing = { price?: string; discountPrice?: string | null; offer?: { price: string } | null };

/** The price that somebody named, in rupees: exactly so much, or at most. */
export type Named = { rupees: number; isMost: boolean };

const atMost =
  /\b(?:under|below|within|upto|up to|less than|max(?:imum)?)(?: rs\.?| ₹| ?inr)? ?₹?(\d{3,5})\b|\b(\d{3,5})(?: ?rs| rupees?| rupaye)? (?:tak|se kam|toh ghat|ton ghat|or less)\b/;
const exactly = /(?:\brs\.? ?|₹ ?|\binr )(\d{3,5})\b|\b(\d{3,5})(?: ?rs\b| rupees?\b| rupaye\b| ?\/-| wal[aie]\b)/;
const bare = /(?<![\w.-])([1-9]\d{2,4})(?![\w.-])/;

/** What was typed without the price in it, and that price; a bare number is one where the catalogue holds no such word. */
export function withoutPrice(typed: string, isWord: (word: string) => boolean): { rest: string; named: Named | null } {
  const text = plain(typed);
  for (const said of [atMost, exactly, bare]) {
    const found = said.exec(text);
    const digits = found?.[1] ?? found?.[2] ?? "";
    if (!found || (said === bare && isWord(digits))) continue;
    const named = { rupees: Number(digits), isMost: said === atMost };
    return { rest: text.replace(found[0], " ").trim(), named };
  }
  return { rest: typed, named: null };
}

/** Whether a thing costs what was named. */
export function costs({ price, discountPrice, offer }: Costing, { rupees, isMost }: Named): boolean {
  const prices = [price, discountPrice, offer?.price].flatMap((each) => (each ? [Number(each)] : []));
  return isMost ? prices.some((each) => each <= rupees) : prices.includes(rupees);
}
