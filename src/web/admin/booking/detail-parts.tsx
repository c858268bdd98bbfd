import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { cancelReasons } from "#core/bookings/changing/cancel-reasons.ts";
import { paymentMethodLabel } from "#core/bookings/labels.ts";
import type { Booking } from "#core/bookings/schema.ts";
import { paymentBadge, statusBadge } from "#core/bookings/statuses.ts";
import { dayInWords, shortDate } from "#core/calendar/day.ts";
import { words } from "#texts";
import { dayAddress } from "#web/admin/day/day-address.ts";
import { StatusBadge } from "#web/ui/cards/status-badge.tsx";
import { Loading, Skeleton } from "#web/ui/states/skeleton.tsx";

export function DetailSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <section>
        <Skeleton width="long" />
        <Skeleton width="half" />
        <Skeleton as="title" width="half" />
        <Skeleton as="title" width="half" />
      </section>
      <section>
        <Skeleton as="field" />
        <Skeleton as="field" />
      </section>
      <section>
        <Skeleton as="box" />
      </section>
    </Loading>
  );
}

/** A section of a few lines before they are there. */
export function LinesSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label} className="skeleton-lines">
      <Skeleton width="long" />
      <Skeleton width="half" />
    </Loading>
  );
}

/** A fact with its name, in a `dl.pairs`. */
export function Pair({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Row 2.129: the summary; its total stands with what was booked. */
export function Summary({ booking }: { booking: Booking }) {
  const texts = words.desk.booking;
  return (
    <dl className="pairs booking-facts">
      <Pair name={texts.appointment}>
        {shortDate(booking.bookingDate)}, {booking.bookingTime}
      </Pair>
      <Pair name={texts.status}>
        <StatusBadge badge={statusBadge(booking.status)} />
      </Pair>
      {booking.cancelReason && (
        <Pair name={texts.cancelled}>
          {[cancelReasons[booking.cancelReason].label, booking.cancelNote].filter(Boolean).join(": ")}
        </Pair>
      )}
      <Pair name={texts.payment}>
        <StatusBadge badge={paymentBadge(booking.paymentStatus)} />{" "}
        <small>{paymentMethodLabel(booking.paymentMethod)}</small>
      </Pair>
    </dl>
  );
}

/** Where an open visit was moved since it was opened, with the way to that day. */
export function MovedMeanwhile({ booking: { bookingDate, bookingTime, id } }: { booking: Booking }) {
  const [opened] = useState({ bookingDate, bookingTime });
  const isMoved = opened.bookingDate !== bookingDate || opened.bookingTime !== bookingTime;
  return (
    <p className="booking-moved" role="status">
      {isMoved && (
        <>
          {words.desk.booking.movedTo(dayInWords(bookingDate), bookingTime)}{" "}
          <Link to={dayAddress(bookingDate, id)}>{words.desk.booking.toThatDay}</Link>
        </>
      )}
    </p>
  );
}
