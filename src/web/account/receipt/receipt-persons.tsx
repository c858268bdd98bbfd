import type { ReceiptDetails } from "#core/bookings/payments/schema.ts";
import { formatRupeesExact, parseAmount } from "#core/pricing/money.ts";
import { words } from "#texts";
import { cx } from "#web/components/classes.ts";
import { formatAge } from "#web/lib/format-age.ts";
import { formatShortDate } from "#web/lib/format-date.ts";

const texts = words.receipt;

type Share = ReceiptDetails["bookings"][number];

/** What the receipt is for, by person; a booking that the reader may not see is only an amount. */
export function ReceiptPersons({ shares, isRoll }: { shares: readonly Share[]; isRoll: boolean }) {
  return (
    <>
      {shares.map(({ booking, ...share }) =>
        booking ? (
          <Person key={share.code} code={share.code} booking={booking} isRoll={isRoll} />
        ) : (
          <p key={share.code} className={`${lineClass} border-t border-line pt-3`}>
            <span>{share.id === null ? texts.deletedBooking(share.code) : texts.otherBooking}</span>
            <b className={amountClass}>{formatRupeesExact(parseAmount(share.amount))}</b>
          </p>
        ),
      )}
    </>
  );
}

export const lineClass = "flex items-baseline justify-between gap-3";
export const amountClass = "flex-none text-right font-semibold whitespace-nowrap";

type PersonProps = { code: string; booking: NonNullable<Share["booking"]>; isRoll: boolean };

function Person({ code, booking, isRoll }: PersonProps) {
  const { patientName, age, exactAge, gender, bookingDate, place, items, totalAmount, discountAmount } = booking;
  const person = [formatAge(age, exactAge), gender];
  const discountPaise = parseAmount(discountAmount);
  const wantedPaise = Math.max(parseAmount(totalAmount) - discountPaise, 0);
  return (
    <section className="border-t border-line pt-3">
      <h2 className="text-base leading-snug font-bold">
        <span translate="no">{patientName}</span>
        <span className="font-normal">{person.filter(Boolean).map((detail) => `, ${detail}`)}</span>
      </h2>
      <p>{texts.visit(code, formatShortDate(bookingDate), texts.places[place])}</p>
      <ul className="mt-2 grid gap-1" aria-label={texts.items}>
        {items.map((item) => (
          <li key={`${item.code} ${item.name}`} className={lineClass}>
            <span className={cx("min-w-0", !isRoll && "flex gap-3")}>
              <span className={isRoll ? "block" : "order-2"}>{item.name}</span>{" "}
              <span className={isRoll ? "" : "w-18 flex-none"} translate="no">
                {item.code}
              </span>
            </span>
            <span className={amountClass}>{formatRupeesExact(parseAmount(item.price))}</span>
          </li>
        ))}
        {discountPaise > 0 && (
          <li className={lineClass}>
            <span>{texts.discount}</span>
            <span className={amountClass}>−{formatRupeesExact(discountPaise)}</span>
          </li>
        )}
        <li className={`${lineClass} border-t border-line pt-1 font-bold`}>
          <span>{texts.total}</span>
          <span className={amountClass}>{formatRupeesExact(wantedPaise)}</span>
        </li>
      </ul>
    </section>
  );
}
