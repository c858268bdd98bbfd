import { formatRupees, type Paise, parseAmount } from "#core/pricing/money.ts";

/** Parses an amount of the API that may be negative: "-499.00" → -49900. */
export function parseSignedAmount(amount: string): Paise {
  return amount.startsWith("-") ? -parseAmount(amount) : parseAmount(amount);
}

/** Formats rupees like `formatRupees`, with a minus before the sign: -54900 → "−₹549". */
export function formatSignedRupees(paise: Paise): string {
  return `${paise < 0 ? "−" : ""}${formatRupees(Math.abs(paise))}`;
}
