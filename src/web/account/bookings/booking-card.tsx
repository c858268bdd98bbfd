import type { Booking } from "#core/bookings/schema.ts";
import { holdsSeat, paymentBadge, statusBadge } from "#core/bookings/statuses.ts";
import { shortDate } from "#core/calendar/day.ts";
import { formatWholeRupees, fromWire } from "#core/pricing/money.ts";
import { BookingDetails } from "#web/account/details/booking-details.tsx";
import { useBookingDetails } from "#web/account/details/use-booking-details.ts";
import { en } from "#web/texts/en.ts";
import { StatusBadge } from "#web/ui/marks/status-badge.tsx";
import { Stitches } from "./stitches.tsx";

/** Spec §2: code, date, time, status and payment badges, the amount, and View Details. */
export function BookingCard({ booking }: { booking: Booking }) {
  const details = useBookingDetails(booking.id);
  const texts = en.account.dashboard;
  const { code, bookingDate, bookingTime, status, paymentStatus, totalAmount } = booking;
  return (
    <article className="card booking-card" aria-label={code}>
      <div className="booking-when">
        <b>{shortDate(bookingDate)}</b>
        <span>{bookingTime}</span>
      </div>
      <b className="booking-sum">{formatWholeRupees(fromWire(totalAmount))}</b>
      <div className="booking-marks">
        <StatusBadge badge={statusBadge(status)} />
        <StatusBadge badge={paymentBadge(paymentStatus)} />
      </div>
      <Stitches status={status} />
      {!holdsSeat(status) && <p className="booking-off sm">{texts.calledOff}</p>}
      <span className="code">{code}</span>
      <button
        className="btn btn-2 btn-s js-only"
        type="button"
        aria-haspopup="dialog"
        aria-disabled={details.isLoading}
        onClick={details.open}
      >
        {texts.details} <span className="sr">{code}</span>
      </button>
      {details.items && <BookingDetails booking={booking} items={details.items} onClose={details.close} />}
    </article>
  );
}
