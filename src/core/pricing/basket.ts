import { type Priced, pricePaise, savedPaise } from "./discount.ts";
import type { Paise } from "./money.ts";

/** Several things together: their regular prices, what is saved on them, and what is asked, all in paise. */
export type Basket = { subtotalPaise: Paise; savedPaise: Paise; totalPaise: Paise };

/** Row 2.74: subtotal, saving, total. */
export function basketOf(items: readonly Priced[]): Basket {
  const total = items.reduce((sum, item) => sum + pricePaise(item), 0);
  const saved = items.reduce((sum, item) => sum + savedPaise(item), 0);
  return { subtotalPaise: total + saved, savedPaise: saved, totalPaise: total };
}
