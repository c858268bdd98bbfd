import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Booking, BookingItem } from "#core/bookings/schema.ts";
import { holdsSeat, paymentBadge, statusBadge, timelineOf } from "#core/bookings/statuses.ts";
import { shortDate } from "#core/calendar/day.ts";
import { formatWholeRupees, fromWire } from "#core/pricing/money.ts";
import { words } from "#texts";
import { bookingItemsQuery } from "#web/account/queries.ts";
import { StatusBadge } from "#web/ui/cards/status-badge.tsx";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { BookingDetails } from "./booking-details.tsx";

/** Row 2.156: code, date, time, status and payment badges, the amount, and View Details. */
export function BookingCard({ booking }: { booking: Booking }) {
  const details = useBookingDetails(booking.id);
  const texts = words.account.dashboard;
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

/** How far a booking has come, as four stitches of the pulse; the words for it are read aloud. */
function Stitches({ status }: { status: string }) {
  const steps = timelineOf(status);
  const last = steps.findLast(({ isDone }) => isDone);
  return (
    <div className="stitches">
      {steps.map(({ step, isDone }) => (
        <i key={step} className={isDone ? "done" : undefined} />
      ))}
      {last && <span className="sr">{words.account.dashboard.progress(words.account.details.steps[last.step])}</span>}
    </div>
  );
}

/** Row 8.37: the dialog opens once its items are there; where they cannot be fetched it is logged, told, and does not open. */
function useBookingDetails(bookingId: number) {
  const client = useQueryClient();
  const [items, setItems] = useState<BookingItem[] | null>(null);
  const [isLoading, setLoading] = useState(false);
  const open = async () => {
    if (isLoading) return;
    setLoading(true);
    try {
      setItems(await client.fetchQuery(bookingItemsQuery(bookingId)));
    } catch (failure) {
      console.error(failure);
      showToast({ ...words.account.dashboard.detailsFailed, tone: "error" });
    } finally {
      setLoading(false);
    }
  };
  return { items, isLoading, open, close: () => setItems(null) };
}
