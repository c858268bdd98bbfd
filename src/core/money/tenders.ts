import { type Paise, parseAmount } from "#core/pricing/money.ts";
import { type CollectionPlace, type TenderMethod, tenderMethods } from "#db/schema/values.ts";

export { type TenderMethod, tenderMethods };

/** An amount and how it was paid; negative if it was returned. */
export type Tender = { method: TenderMethod; paise: Paise };

/** An amount of a receipt for one booking. */
export type Allocation = { bookingCode: string; paise: Paise };

/** Adds up tenders by method, in the order of the methods, without those that cancel out. */
export function addTenders(tenders: readonly Tender[]): Tender[] {
  return tenderMethods
    .map((method) => ({ method, paise: sumPaise(tenders.filter((tender) => tender.method === method)) }))
    .filter(({ paise }) => paise !== 0);
}

/** Parses the tenders of a request, whose amounts are texts in rupees. */
export function parseTenders(legs: readonly { method: TenderMethod; amount: string }[]): Tender[] {
  return addTenders(legs.map(({ method, amount }) => ({ method, paise: parseAmount(amount) })));
}

/** Returns tenders of that sum, used up in their order; negative ones are passed over. */
export function limitTenders(tenders: readonly Tender[], paise: Paise): Tender[] {
  let open = paise;
  const limited = tenders.map(({ method, paise: available }) => {
    const used = Math.max(Math.min(available, open), 0);
    open -= used;
    return { method, paise: used };
  });
  return limited.filter((tender) => tender.paise > 0);
}

/** Returns the tenders with the opposite sign. */
export function negateTenders(tenders: readonly Tender[]): Tender[] {
  return tenders.map(({ method, paise }) => ({ method, paise: -paise }));
}

export function sumPaise(amounts: readonly { paise: Paise }[]): Paise {
  return amounts.reduce((sum, { paise }) => sum + paise, 0);
}

/**
 * Returns the tenders of each allocation: the tenders are used up in their order, for the bookings in theirs. Both must
 * have the same sum; several allocations of one receipt have the same sign.
 */
export function shareTenders(tenders: readonly Tender[], allocations: readonly Allocation[]): Map<string, Tender[]> {
  const [only] = allocations;
  if (only && allocations.length === 1) return new Map([[only.bookingCode, [...tenders]]]);
  const sign = Math.sign(sumPaise(allocations));
  const left = tenders.map(({ method, paise }) => ({ method, paise: paise * sign }));
  return new Map(
    allocations.map(({ bookingCode, paise }) => {
      let open = paise * sign;
      const shares = left.map((tender) => {
        const share = Math.min(tender.paise, open);
        tender.paise -= share;
        open -= share;
        return { method: tender.method, paise: share * sign };
      });
      return [bookingCode, shares.filter((share) => share.paise !== 0)];
    }),
  );
}

/** Payment method of a booking for which no method is known. */
export const UNKNOWN_PAYMENT_METHOD = "pay_later";

const methodLabels = { cash: "Cash", upi: "UPI", card: "Card" } as const;

/**
 * Returns a booking's payment method as the specification writes it (§9): `pay_later`, `upi`, `card`, cash as `cod` at
 * the centre and `Cash` at home; several are listed, "Cash, UPI".
 */
export function toPaymentMethod(methods: readonly TenderMethod[], place: CollectionPlace): string {
  const known = tenderMethods.filter((method) => method !== "other" && methods.includes(method)) as (
    | "cash"
    | "upi"
    | "card"
  )[];
  const [only] = known;
  if (only === undefined) return UNKNOWN_PAYMENT_METHOD;
  if (known.length > 1) return known.map((method) => methodLabels[method]).join(", ");
  if (only === "cash") return place === "centre" ? "cod" : "Cash";
  return only;
}
