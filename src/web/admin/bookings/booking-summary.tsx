import { useState } from "react";
import { Link } from "react-router";
import type { Booking } from "#core/bookings/response-schema.ts";
import { sentences } from "#sentences";
import { words } from "#texts";
import { DetailItem, DetailList } from "#web/admin/components/detail-list.tsx";
import { getDayPath } from "#web/admin/day/day-path.ts";
import { PanelSection } from "#web/admin/layout/side-panel.tsx";
import { Loading, Skeleton } from "#web/components/skeleton.tsx";
import { StatusBadge } from "#web/components/status-badge.tsx";
import { formatShortDate, formatWeekdayDate } from "#web/lib/format-date.ts";
import { formatPaymentMethod } from "#web/lib/format-item.ts";
import { getPaymentBadge, getStatusBadge } from "#web/lib/format-status.ts";

export function PanelSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label}>
      <PanelSection>
        <Skeleton width="long" />
        <Skeleton width="half" />
        <Skeleton as="title" width="half" />
        <Skeleton as="title" width="half" />
      </PanelSection>
      <PanelSection>
        <Skeleton as="field" />
        <Skeleton as="field" />
      </PanelSection>
      <PanelSection>
        <Skeleton as="box" />
      </PanelSection>
    </Loading>
  );
}

/** Placeholder for a section of a few lines. */
export function LinesSkeleton({ label }: { label: string }) {
  return (
    <Loading label={label} className="grid gap-2">
      <Skeleton width="long" />
      <Skeleton width="half" />
    </Loading>
  );
}

/** Summary of a booking; the total is shown with its items. */
export function BookingOverview({ booking }: { booking: Booking }) {
  const texts = words.admin.booking;
  return (
    <DetailList>
      <DetailItem name={texts.appointment}>
        {formatShortDate(booking.bookingDate)}, {booking.bookingTime}
      </DetailItem>
      <DetailItem name={texts.status}>
        <StatusBadge badge={getStatusBadge(booking.status)} />
      </DetailItem>
      {booking.cancelReason && (
        <DetailItem name={texts.cancelled}>
          {[sentences.cancelReasons[booking.cancelReason], booking.cancelNote].filter(Boolean).join(": ")}
        </DetailItem>
      )}
      <DetailItem name={texts.payment}>
        <StatusBadge badge={getPaymentBadge(booking.paymentStatus)} />{" "}
        <small className="ml-1 text-xs text-quiet">{formatPaymentMethod(booking.paymentMethod)}</small>
      </DetailItem>
    </DetailList>
  );
}

/** Says that the visit was moved since the panel was opened, with a link to the new day. */
export function MovedNotice({ booking: { bookingDate, bookingTime, id } }: { booking: Booking }) {
  const [opened] = useState({ bookingDate, bookingTime });
  const isMoved = opened.bookingDate !== bookingDate || opened.bookingTime !== bookingTime;
  return (
    <p className="rounded-md bg-offer-soft not-empty:mb-2 not-empty:px-2.5 not-empty:py-1.5" role="status">
      {isMoved && (
        <>
          {words.admin.booking.movedTo(formatWeekdayDate(bookingDate), bookingTime)}{" "}
          <Link to={getDayPath(bookingDate, id)}>{words.admin.booking.toThatDay}</Link>
        </>
      )}
    </p>
  );
}
