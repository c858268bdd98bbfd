import type { ReactNode } from "react";
import { paymentMethodLabel } from "#core/bookings/labels.ts";
import type { Booking } from "#core/bookings/schema.ts";
import { paymentBadge, statusBadge } from "#core/bookings/statuses.ts";
import { shortDate } from "#core/calendar/day.ts";
import { formatWholeRupees, fromWire } from "#core/pricing/money.ts";
import { en } from "#web/texts/en.ts";
import { StatusBadge } from "#web/ui/marks/status-badge.tsx";

/** Spec §2: date, time, status, payment status, payment method, total. */
export function DetailsSummary({ booking }: { booking: Booking }) {
  const texts = en.account.details;
  const pairs: [string, ReactNode][] = [
    [texts.date, shortDate(booking.bookingDate)],
    [texts.time, booking.bookingTime],
    [texts.status, <StatusBadge key="status" badge={statusBadge(booking.status)} />],
    [texts.paymentStatus, <StatusBadge key="payment" badge={paymentBadge(booking.paymentStatus)} />],
    [texts.paymentMethod, paymentMethodLabel(booking.paymentMethod)],
    [texts.total, formatWholeRupees(fromWire(booking.totalAmount))],
  ];
  return (
    <section>
      <h3 className="sr">{texts.summary}</h3>
      <dl className="pairs pairs-2 details-summary">
        {pairs.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
