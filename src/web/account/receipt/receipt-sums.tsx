import type { ReceiptDetails } from "#core/bookings/payments/schema.ts";
import { formatRupeesExact, type Paise, parseAmount } from "#core/pricing/money.ts";
import { words } from "#texts";
import { cx } from "#web/components/classes.ts";
import { formatShortDate } from "#web/lib/format-date.ts";
import { useLabClock } from "#web/lib/lab-clock.ts";
import type { getReceiptKind } from "./receipt-kind.ts";
import { amountClass, lineClass } from "./receipt-persons.tsx";

const texts = words.receipt;

/** Above this much in cash, a receipt needs a revenue stamp (Indian Stamp Act 1899, schedule I, article 53). */
const STAMP_ABOVE_PAISE = 5_000_00;

type Props = { receipt: ReceiptDetails; kind: ReturnType<typeof getReceiptKind> };

/** How it was paid, the amount of this receipt, what was paid in all and what is left, and who received it. */
export function ReceiptSums({ receipt, kind }: Props) {
  const { legs, total, utr, byName, correctedBy } = receipt;
  const isVoid = correctedBy !== null;
  const paise = parseAmount(total);
  const isTaken = kind === "receipt" || kind === "bill";
  const cashPaise = parseAmount(legs.find(({ method }) => method === "cash")?.amount);
  return (
    <>
      <section className="grid gap-1 border-t border-line pt-3">
        {legs.map(({ method, amount }) => (
          <p key={method} className={lineClass}>
            <span>
              {texts.methods[method]}
              {method === "upi" && utr && `, ${texts.utr(utr.replace(/(\d{4})(?=\d)/g, "$1 "))}`}
            </span>
            <span className={amountClass}>{formatRupeesExact(parseAmount(amount))}</span>
          </p>
        ))}
        <p className={cx(lineClass, "border-t border-line pt-1 text-lg font-bold", isVoid && "line-through")}>
          <span>{texts.sum[isTaken ? "receipt" : kind]}</span>
          <span className={amountClass}>{formatRupeesExact(paise)}</span>
        </p>
        {!isVoid && <p>{texts.inWords(paise)}</p>}
      </section>
      {!isVoid && kind !== "correction" && <Balance receipt={receipt} />}
      <footer className="flex break-inside-avoid items-end justify-between gap-4 border-t border-line pt-3">
        <p>
          {texts.by[isTaken ? "receipt" : kind]}
          <br />
          <b className="font-bold" translate="no">
            {byName}
          </b>
        </p>
        {isTaken && !isVoid && cashPaise > STAMP_ABOVE_PAISE && (
          <span className="grid h-20 w-18 place-items-center border border-dashed border-line text-center">
            {texts.stamp}
          </span>
        )}
      </footer>
    </>
  );
}

/** The balance of the bookings that the reader sees, as it is now. */
function Balance({ receipt: { bookings } }: Pick<Props, "receipt">) {
  const today = useLabClock().day;
  const seen = bookings.flatMap(({ booking }) => booking ?? []);
  const add = (amountOf: (booking: (typeof seen)[number]) => string): Paise =>
    seen.reduce((sum, booking) => sum + parseAmount(amountOf(booking)), 0);
  const backPaise = add(({ backAmount }) => backAmount);
  if (seen.length === 0) return null;
  return (
    <section className="grid gap-1 border-t border-line pt-3">
      <p className={lineClass}>
        <span>{texts.paidSoFar}</span>
        <span className={amountClass}>{formatRupeesExact(add(({ paidAmount }) => paidAmount))}</span>
      </p>
      <p className={`${lineClass} font-bold`}>
        <span>
          {backPaise > 0 ? texts.back : texts.due}{" "}
          <span className="font-normal">{texts.asOf(formatShortDate(today))}</span>
        </span>
        <span className={amountClass}>{formatRupeesExact(backPaise || add(({ dueAmount }) => dueAmount))}</span>
      </p>
    </section>
  );
}
