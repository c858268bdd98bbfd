import { useQuery } from "@tanstack/react-query";
import type { Booking, BookingTracking } from "#core/bookings/response-schema.ts";
import { isUpcoming } from "#core/bookings/statuses.ts";
import { createUpiLink } from "#core/money/upi-link.ts";
import { formatRupees, parseAmount } from "#core/pricing/money.ts";
import { words } from "#texts";
import { ButtonLink } from "#web/components/button.tsx";
import { Icon } from "#web/components/icon.tsx";
import { withBasePath } from "#web/lib/base-path.ts";
import { useLabClock } from "#web/lib/lab-clock.ts";
import { labQuery } from "#web/public/catalogue/queries.ts";
import { formatRefund } from "./format-refund.ts";
import { visitNoteClass } from "./visit-notes.tsx";

const texts = words.payments;

/** What was paid of a booking and what is left, money that comes back, and the receipts; nothing before a payment. */
export function BookingMoney({ booking }: { booking: Booking }) {
  const { status, discountAmount, paidAmount, dueAmount, backAmount, followed } = booking;
  const [discount, paid, due, back] = [discountAmount, paidAmount, dueAmount, backAmount].map(parseAmount) as number[];
  const lines = [
    { name: texts.discount, paise: discount ?? 0 },
    { name: texts.paid, paise: paid ?? 0 },
    { name: texts.due, paise: due ?? 0 },
  ].filter(({ paise }) => paise > 0);
  const receipts = followed?.receipts ?? [];
  const isUntouched = !discount && !paid && !back && receipts.length === 0;
  const isToPayNow = usePayNow(booking);
  if (isUntouched && (isUpcoming(status) || !due) && !isToPayNow) return null;
  return (
    <section className="grid gap-3" aria-label={texts.title}>
      {lines.length > 0 && (
        <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
          {lines.map(({ name, paise }) => (
            <div key={name} className="flex items-baseline gap-2">
              <dt className="text-quiet">{name}</dt>
              <dd className="font-semibold" translate="no">
                {formatRupees(paise)}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <RefundNote booking={booking} />
      {receipts.length > 0 && <ReceiptLinks receipts={receipts} />}
      {isToPayNow && <PayByUpi booking={booking} />}
    </section>
  );
}

/** Whether the patient may pay now: from the day of the visit on. */
function usePayNow({ dueAmount, bookingDate, status }: Booking): boolean {
  const { day } = useLabClock();
  return parseAmount(dueAmount) > 0 && (!isUpcoming(status) || bookingDate <= day);
}

function RefundNote({ booking: { backAmount, followed } }: { booking: Booking }) {
  const { day } = useLabClock();
  const paise = parseAmount(backAmount);
  if (paise === 0) return null;
  return <p className={visitNoteClass}>{formatRefund(paise, followed?.refund ?? null, day)}</p>;
}

function ReceiptLinks({ receipts }: Pick<BookingTracking, "receipts">) {
  return (
    <ul className="flex flex-wrap gap-x-6">
      {receipts.map(({ id, kind, number, total }) => (
        <li key={id}>
          <a
            className="inline-flex min-h-target items-center gap-2 text-sm font-medium"
            href={withBasePath(`/receipt/${id}`)}
          >
            <Icon name="printer" small />
            {texts.receipt(kind === "returned", number)} <span translate="no">{formatRupees(parseAmount(total))}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** On a phone, opens the UPI app with what is due. It marks nothing as paid. */
function PayByUpi({ booking: { code, dueAmount } }: { booking: Booking }) {
  const { data: lab } = useQuery(labQuery());
  const paise = parseAmount(dueAmount);
  const link = lab ? createUpiLink(lab, { paise, bookingCode: code }) : null;
  if (!link) return null;
  return (
    <div className="hidden gap-2 thumb:grid">
      <ButtonLink look="primary" size="small" href={link}>
        {texts.payByUpi(formatRupees(paise))}
      </ButtonLink>
      <p className="text-sm text-soft">{texts.upiHint}</p>
    </div>
  );
}
