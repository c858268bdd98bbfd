import { paymentMethodLabel } from "#core/bookings/labels.ts";
import type { Booking } from "#core/bookings/schema.ts";
import { paymentBadge, statusBadge } from "#core/bookings/statuses.ts";
import { shortDate } from "#core/calendar/day.ts";
import { formatWholeRupees, fromWire } from "#core/pricing/money.ts";
import { en } from "#web/texts/en.ts";
import { StatusBadge } from "#web/ui/marks/status-badge.tsx";
import { Pair } from "./pair.tsx";

export function Summary({ booking }: { booking: Booking }) {
  const texts = en.desk.booking;
  return (
    <section>
      <dl className="pairs">
        <Pair name={texts.appointment}>
          {shortDate(booking.bookingDate)}, {booking.bookingTime}
        </Pair>
        <Pair name={texts.total}>
          {formatWholeRupees(fromWire(booking.totalAmount))}, {paymentMethodLabel(booking.paymentMethod)}
        </Pair>
        <Pair name={texts.status}>
          <StatusBadge badge={statusBadge(booking.status)} />
        </Pair>
        <Pair name={texts.payment}>
          <StatusBadge badge={paymentBadge(booking.paymentStatus)} />
        </Pair>
      </dl>
    </section>
  );
}
