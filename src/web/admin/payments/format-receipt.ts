import { STATUS_SET_REASON } from "#core/money/receipt-reason.ts";
import { formatSignedRupees, parseSignedAmount } from "#core/money/signed-amount.ts";
import { formatRupees, type Paise } from "#core/pricing/money.ts";
import { words } from "#texts";
import type { Receipt } from "./booking-payments.ts";

const texts = words.admin.payments;

/** "receipt 26-27/000041", within a sentence. */
export function formatReceiptName({ number }: Pick<Receipt, "number">): string {
  return number === null ? texts.unnumbered : texts.numbered(number);
}

/** "Taken, cash"; several ways with their amounts: "Taken, cash ₹500, UPI ₹300". */
export function formatReceiptTitle({ kind, legs }: Pick<Receipt, "kind" | "legs">): string {
  if (kind === "carried") return texts.kinds.carried;
  const ways = legs.map(({ method, amount }) => {
    const paise = Math.abs(parseSignedAmount(amount));
    return legs.length === 1 ? texts.methods[method] : `${texts.methods[method]} ${formatRupees(paise)}`;
  });
  return texts.kinds[kind](ways.join(", "));
}

/** Returns what a receipt is for a booking, in paise; negative if returned or taken back. */
export function getReceiptPaise({ bookings }: Receipt, bookingId: number): Paise {
  return bookings.reduce((sum, { id, amount }) => (id === bookingId ? sum + parseSignedAmount(amount) : sum), 0);
}

/** Number, reference, what it corrects and its reason, without what it has not. */
export function formatReceiptDetails(receipt: Receipt, corrected: Receipt | undefined): string[] {
  const { number, utr, bookings, total, reason } = receipt;
  return [
    number !== null && texts.receipt(number),
    utr !== null && texts.utr(utr),
    bookings.length > 1 && texts.shared(formatSignedRupees(parseSignedAmount(total)), bookings.length),
    corrected?.number && texts.corrects(corrected.number),
    reason === STATUS_SET_REASON ? texts.statusSet : reason,
  ].filter((text): text is string => Boolean(text));
}
