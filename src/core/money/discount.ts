import type { Paise } from "#core/pricing/money.ts";

/** Returns a discount of so many percent, rounded down to the paisa: it never exceeds a limit in percent. */
export function calculateDiscount(totalPaise: Paise, percent: number): Paise {
  return Math.floor((totalPaise * percent) / 100);
}
