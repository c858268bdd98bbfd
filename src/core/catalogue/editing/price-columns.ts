import { fromWire, type Paise } from "#core/pricing/money.ts";
import { Refusal } from "#core/refusal.ts";

type Prices = { pricePaise: Paise; discountPaise: Paise | null };

/** The prices after a change, in paise; what the change does not name stays as it was. Refuses: rule-broken. */
export function pricesAfter(
  before: Prices,
  change: { price?: string | undefined; discountPrice?: string | undefined },
): Prices {
  const { price, discountPrice } = change;
  const pricePaise = price === undefined ? before.pricePaise : fromWire(price);
  const discountPaise = discountPrice === undefined ? before.discountPaise : discountOf(discountPrice);
  if (discountPaise === null || discountPaise < pricePaise) return { pricePaise, discountPaise };
  throw new Refusal("rule-broken", "discount-not-lower", { at: "discountPrice" });
}

function discountOf(typed: string): Paise | null {
  return typed === "" ? null : fromWire(typed);
}
