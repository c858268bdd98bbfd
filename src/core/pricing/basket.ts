import type { Paise } from "./money.ts";
import { getPricePaise, getSavedPaise, type Prices } from "./prices.ts";

/** The totals of several items in paise: regular prices, savings and current prices. */
export type Basket = { subtotalPaise: Paise; savedPaise: Paise; totalPaise: Paise };

/** Sums items into subtotal, savings and total. */
export function sumBasket(items: readonly Prices[]): Basket {
  const total = items.reduce((sum, item) => sum + getPricePaise(item), 0);
  const saved = items.reduce((sum, item) => sum + getSavedPaise(item), 0);
  return { subtotalPaise: total + saved, savedPaise: saved, totalPaise: total };
}
