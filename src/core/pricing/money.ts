import { latinDigits, withoutUnseen } from "#core/typed.ts";

/** Whole paise. Money is never a float in this code (decision D19). */
export type Paise = number;

const wholeRupees = new Intl.NumberFormat("en-IN", { maximumFractionDigits: 0 });
const withPaise = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Paise as the two-decimal string of the API: 49900 → "499.00". */
export function toWire(paise: Paise): string {
  return (paise / 100).toFixed(2);
}

/**
 * Paise from a price text of the API; characters that are not part of a number are stripped first, and a text that
 * holds no number counts as 0 (row 3.5).
 */
export function fromWire(price: string | null | undefined): Paise {
  const [rupees = "", paise = ""] = (price ?? "").replace(/[^0-9.]/g, "").split(".");
  if (rupees === "" && paise === "") return 0;
  const whole = Number(rupees || "0") * 100 + Number(paise.padEnd(2, "0").slice(0, 2));
  return Number.isSafeInteger(whole) ? whole : 0;
}

const GROUPED = /^(?:₹\s*)?(\d{1,2}(?:,\d{2})*,\d{3}|\d+)(\.\d+)?$/;

/** Rupees as people write them, as a plain number: "₹2,299.50" → "2299.50", "੪੯੯" → "499". Anything else stays as it is. */
export function rupeesTyped(typed: string): string {
  const text = withoutUnseen(latinDigits(typed)).trim();
  const [, whole, paise = ""] = GROUPED.exec(text) ?? [];
  return whole === undefined ? text : `${whole.replaceAll(",", "")}${paise}`;
}

/** Row 9.1: rupee sign and Indian grouping; paise are shown only where there are any. 229900 → "₹2,299". */
export function formatRupees(paise: Paise): string {
  return `₹${(paise % 100 === 0 ? wholeRupees : withPaise).format(paise / 100)}`;
}

/** Row 9.2: booking views show two decimals. 229900 → "₹2,299.00". */
export function formatRupeesExact(paise: Paise): string {
  return `₹${withPaise.format(paise / 100)}`;
}

/** Row 9.3: admin and dashboard show no decimals; half a rupee counts as one. 229950 → "₹2,300". */
export function formatWholeRupees(paise: Paise): string {
  return `₹${wholeRupees.format(paise / 100)}`;
}
