import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import type { Booking } from "#core/bookings/response-schema.ts";
import { sentences } from "#sentences";
import { words } from "#texts";
import { getDayPath } from "#web/admin/day/day-path.ts";
import { Loading, Skeleton } from "#web/components/skeleton.tsx";
import { StatusBadge } from "#web/components/status-badge.tsx";
import { formatShortDate, formatWeekdayDate } from "#web/lib/format-date.ts";
import { formatPaymentMethod } from "#web/lib/format-item.ts";
import { getPaymentBadge, getStatusBadge } from "#web/lib/format-status.ts";

export function PanelSkeleton({ label }: { label: string }) {
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

/** Placeholder for a section of a few lines. */
export function LinesSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label} className="skeleton-lines">
      <Skeleton width="long" />
      <Skeleton width="half" />
    </Loading>
  );
}

/** A name and its value in a `dl.pairs`. */
export function DescriptionItem({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Summary of a booking; the total is shown with its items. */
export function BookingOverview({ booking }: { booking: Booking }) {
  const texts = words.admin.booking;
  return (
    <dl className="pairs booking-facts">
      <DescriptionItem name={texts.appointment}>
        {formatShortDate(booking.bookingDate)}, {booking.bookingTime}
      </DescriptionItem>
      <DescriptionItem name={texts.status}>
        <StatusBadge badge={getStatusBadge(booking.status)} />
      </DescriptionItem>
      {booking.cancelReason && (
        <DescriptionItem name={texts.cancelled}>
          {[sentences.cancelReasons[booking.cancelReason], booking.cancelNote].filter(Boolean).join(": ")}
        </DescriptionItem>
      )}
      <DescriptionItem name={texts.payment}>
        <StatusBadge badge={getPaymentBadge(booking.paymentStatus)} />{" "}
        <small>{formatPaymentMethod(booking.paymentMethod)}</small>
      </DescriptionItem>
    </dl>
  );
}

/** Says that the visit was moved since the panel was opened, with a link to the new day. */
export function MovedNotice({ booking: { bookingDate, bookingTime, id } }: { booking: Booking }) {
  const [opened] = useState({ bookingDate, bookingTime });
  const isMoved = opened.bookingDate !== bookingDate || opened.bookingTime !== bookingTime;
  return (
    <p className="booking-moved" role="status">
      {isMoved && (
        <>
          {words.admin.booking.movedTo(formatWeekdayDate(bookingDate), bookingTime)}{" "}
          <Link to={getDayPath(bookingDate, id)}>{words.admin.booking.toThatDay}</Link>
        </>
      )}
    </p>
  );
}
