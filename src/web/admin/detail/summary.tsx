import { paymentMethodLabel } from "#core/bookings/labels.ts";
import type { Booking } from "#core/bookings/schema.ts";
import { paymentBadge, statusBadge } from "#core/bookings/status.ts";
import { shortDate } from "#core/lab/day.ts";
import { formatWholeRupees, fromWire } from "#core/pricing/money.ts";
import { en } from "#web/texts/en.ts";
import { StatusBadge } from "#web/ui/marks/status-badge.tsx";

export function Summary({ booking }: { booking: Booking }) {
  const texts = en.admin.booking;
  return (
    <section>
      <dl className="pairs">
        <div>
          <dt>{texts.appointment}</dt>
          <dd>
            {shortDate(booking.bookingDate)}, {booking.bookingTime}
          </dd>
        </div>
        <div>
          <dt>{texts.total}</dt>
          <dd>
            {formatWholeRupees(fromWire(booking.totalAmount))}, {paymentMethodLabel(booking.paymentMethod)}
          </dd>
        </div>
        <div>
          <dt>{texts.status}</dt>
          <dd>
            <StatusBadge badge={statusBadge(booking.status)} />
          </dd>
        </div>
        <div>
          <dt>{texts.payment}</dt>
          <dd>
            <StatusBadge badge={paymentBadge(booking.paymentStatus)} />
          </dd>
        </div>
      </dl>
    </section>
  );
}
