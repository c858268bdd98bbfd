import { stripInvisible, toLatinDigits } from "#core/text-normalization.ts";

/** Whole paise. Money is never a float (decision D19). */
export type Paise = number;

const wholeRupeesFormat = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 0 });
const paiseFormat = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Formats paise as the API's two-decimal string: 49900 → "499.00". */
export function formatAmount(paise: Paise): string {
  return (paise / 100).toFixed(2);
}

/**
 * Parses a price text of the API to paise, ignoring characters that are not part of a number. A text without a number
 * is 0.
 */
export function parseAmount(price: string | null | undefined): Paise {
  const [rupees = "", paise = ""] = (price ?? "").replace(/[^0-9.]/g, "").split(".");
  if (rupees === "" && paise === "") return 0;
  const whole = Number(rupees || "0") * 100 + Number(paise.padEnd(2, "0").slice(0, 2));
  return Number.isSafeInteger(whole) ? whole : 0;
}

const GROUPED_PATTERN = /^(?:₹\s*)?(\d{1,2}(?:,\d{2})*,\d{3}|\d+)(\.\d+)?$/;

/** Normalizes typed rupees to a plain number: "₹2,299.50" → "2299.50", "੪੯੯" → "499". Any other text stays as it is. */
export function normalizeRupees(typed: string): string {
  const text = stripInvisible(toLatinDigits(typed)).trim();
  const [, whole, paise = ""] = GROUPED_PATTERN.exec(text) ?? [];
  return whole === undefined ? text : `${whole.replaceAll(",", "")}${paise}`;
}

/** Formats rupees with sign and Indian grouping, and paise only if there are any: 229900 → "₹2,299". */
export function formatRupees(paise: Paise): string {
  return `₹${(paise % 100 === 0 ? wholeRupeesFormat : paiseFormat).format(paise / 100)}`;
}

/** Formats rupees with two decimals, for booking views: 229900 → "₹2,299.00". */
export function formatRupeesExact(paise: Paise): string {
  return `₹${paiseFormat.format(paise / 100)}`;
}

/** Formats whole rupees, half a rupee rounded up, for admin and dashboard: 229950 → "₹2,300". */
export function formatWholeRupees(paise: Paise): string {
  return `₹${wholeRupeesFormat.format(paise / 100)}`;
}
