import { addTenders, type Tender, type TenderMethod } from "#core/money/tenders.ts";
import { parseRupees } from "#core/money/typed-rupees.ts";
import { formatAmount, type Paise } from "#core/pricing/money.ts";

/** Typed amounts in rupees, by payment method. */
export type TenderAmounts = Record<TenderMethod, string>;

export const noAmounts: TenderAmounts = { cash: "", upi: "", card: "", other: "" };

/** Formats an amount as it is typed: 129900 → "1299", 129950 → "1299.50"; 0 is empty. */
export function formatTyped(paise: Paise): string {
  return paise <= 0 ? "" : formatAmount(paise).replace(/\.00$/, "");
}

/** Returns the tenders as amounts to type over. */
export function toAmounts(tenders: readonly Tender[]): TenderAmounts {
  const typed = addTenders(tenders).map(({ method, paise }) => [method, formatTyped(paise)]);
  return { ...noAmounts, ...Object.fromEntries(typed) };
}

/** Adds up what is typed; what is no amount counts as 0. */
export function sumAmounts(amounts: TenderAmounts, methods: readonly TenderMethod[]): Paise {
  return methods.reduce((sum, method) => sum + (parseRupees(amounts[method]) ?? 0), 0);
}

type Leg = { method: TenderMethod; amount: string };

/** Returns what is sent: each way with an amount as it was typed, otherwise the first way, for the API to refuse. */
export function listLegs(amounts: TenderAmounts, methods: readonly TenderMethod[]): Leg[] {
  const legs = methods.map((method) => ({ method, amount: amounts[method].trim() }));
  const typed = legs.filter(({ amount }) => amount !== "" && parseRupees(amount) !== 0);
  return typed.length > 0 ? typed : legs.slice(0, 1);
}

/** Ways that fill up what another one leaves open; a card's slip says its amount. */
const fillable = ["cash", "upi"] as const;

/**
 * Returns the amounts after one of them was typed: the other of cash and UPI becomes what is left of the amount due,
 * unless it was `typed` by hand too.
 */
export function fillUp(
  amounts: TenderAmounts,
  edited: TenderMethod,
  { duePaise, typed }: { duePaise: Paise; typed: ReadonlySet<TenderMethod> },
): TenderAmounts {
  const open = fillable.find((method) => method !== edited && !typed.has(method));
  if (!open) return amounts;
  const others = (["cash", "upi", "card"] as const).filter((method) => method !== open);
  return { ...amounts, [open]: formatTyped(duePaise - sumAmounts(amounts, others)) };
}
