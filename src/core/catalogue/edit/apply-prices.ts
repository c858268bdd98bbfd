import { DomainError } from "#core/errors.ts";
import { type Paise, parseAmount } from "#core/pricing/money.ts";

type StoredPrices = { pricePaise: Paise; discountPaise: Paise | null };

/** Returns the prices after a change, in paise; fields that it does not name stay. Throws `rule-broken`. */
export function applyPriceRequest(
  before: StoredPrices,
  change: { price?: string | undefined; discountPrice?: string | undefined },
): StoredPrices {
  const { price, discountPrice } = change;
  const pricePaise = price === undefined ? before.pricePaise : parseAmount(price);
  const discountPaise = discountPrice === undefined ? before.discountPaise : parseDiscount(discountPrice);
  if (discountPaise === null || discountPaise < pricePaise) return { pricePaise, discountPaise };
  throw new DomainError("rule-broken", "discount-not-lower", { field: "discountPrice" });
}

function parseDiscount(typed: string): Paise | null {
  return typed === "" ? null : parseAmount(typed);
}
