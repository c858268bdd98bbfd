import { type PriceName, requireConfirmations } from "#core/errors.ts";
import { formatAmount, type Paise } from "#core/pricing/money.ts";

/** A price change in paise: field, name, and the regular price that it should not exceed. */
export type PriceChange = { field: string; name: PriceName; before: Paise; after: Paise; regular?: Paise };

type StoredPrices = { pricePaise: Paise; discountPaise: Paise | null };

/** A larger move is more often a typo than intended. */
const MAX_UNCONFIRMED_PERCENT = 30;

/** Whether staff must confirm a price change: it moves by more than 30 %, or above the regular price. */
export function needsPriceConfirmation(
  before: Paise,
  after: Paise,
  regular: Paise = Number.POSITIVE_INFINITY,
): boolean {
  if (after === before) return false;
  return after > regular || Math.abs(after - before) * 100 > before * MAX_UNCONFIRMED_PERCENT;
}

/** Lists the changes of an item's prices: its own, and, if a discount changes it, what patients pay. */
export function listPriceChanges(before: StoredPrices, after: StoredPrices): PriceChange[] {
  const price = { field: "price", name: "price" as const, before: before.pricePaise, after: after.pricePaise };
  if (before.discountPaise === null && after.discountPaise === null) return [price];
  const paidPrices = {
    before: before.discountPaise ?? before.pricePaise,
    after: after.discountPaise ?? after.pricePaise,
  };
  return [price, { field: "discountPrice", name: "patients-pay", ...paidPrices }];
}

/** Throws `ask-first` for unconfirmed price changes that need confirmation; the details name each, old and new. */
export function requirePriceConfirmation(moves: PriceChange[], isConfirmed = false): void {
  const unconfirmed = moves.filter(({ before, after, regular }) => needsPriceConfirmation(before, after, regular));
  if (unconfirmed.length === 0) return;
  const prices = unconfirmed.map(({ field, before, after }) => ({
    field,
    from: formatAmount(before),
    to: formatAmount(after),
  }));
  const priceMoves = unconfirmed.map(({ name, before, after, regular }) => ({ name, before, after, regular }));
  const question = { field: "confirmed", reason: { key: "confirm-prices", moves: priceMoves } } as const;
  requireConfirmations([question], { confirmed: isConfirmed }, { prices });
}
