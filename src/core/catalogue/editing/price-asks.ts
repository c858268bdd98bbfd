import { type Paise, toWire } from "#core/pricing/money.ts";
import { type PriceName, requireAnswers } from "#core/refusal.ts";

/** A price beside what it becomes, in paise: its field, its name, and the price that it should not exceed. */
export type PriceMove = { field: string; name: PriceName; before: Paise; after: Paise; regular?: Paise };

type Prices = { pricePaise: Paise; discountPaise: Paise | null };

/** A price that moves further than this was mistyped more often than meant. */
const MOST_UNASKED_PERCENT = 30;

/** Whether the desk is asked before a price becomes another: one that moves by more than 30 %, or above the regular price. */
export function priceAsks(before: Paise, after: Paise, regular: Paise = Number.POSITIVE_INFINITY): boolean {
  if (after === before) return false;
  return after > regular || Math.abs(after - before) * 100 > before * MOST_UNASKED_PERCENT;
}

/** The moves of a thing's prices: its own, and, where a discount makes it another one, what patients pay. */
export function catalogueMoves(before: Prices, after: Prices): PriceMove[] {
  const price = { field: "price", name: "price" as const, before: before.pricePaise, after: after.pricePaise };
  if (before.discountPaise === null && after.discountPaise === null) return [price];
  const asked = { before: before.discountPaise ?? before.pricePaise, after: after.discountPaise ?? after.pricePaise };
  return [price, { field: "discountPrice", name: "patients-pay", ...asked }];
}

/** Refuses (ask-first) prices that are asked about and that nobody has confirmed; the facts name each, old and new. */
export function requireMeant(moves: PriceMove[], isConfirmed = false): void {
  const asked = moves.filter(({ before, after, regular }) => priceAsks(before, after, regular));
  if (asked.length === 0) return;
  const prices = asked.map(({ field, before, after }) => ({ field, from: toWire(before), to: toWire(after) }));
  const told = asked.map(({ name, before, after, regular }) => ({ name, before, after, regular }));
  const question = { field: "confirmed", said: { reason: "confirm-prices", moves: told } } as const;
  requireAnswers([question], { confirmed: isConfirmed }, { prices });
}
