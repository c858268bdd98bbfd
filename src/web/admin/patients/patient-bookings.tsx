import { useQuery } from "@tanstack/react-query";
import type { Booking } from "#core/bookings/response-schema.ts";
import { formatWholeRupees, parseAmount } from "#core/pricing/money.ts";
import { words } from "#texts";
import { emptyFilters, getBookingsPath } from "#web/admin/bookings/bookings-path.ts";
import { DetailLink } from "#web/admin/components/detail-link.tsx";
import { PanelSection } from "#web/admin/layout/side-panel.tsx";
import { QuerySection } from "#web/components/query-section.tsx";
import { Loading, Skeleton } from "#web/components/skeleton.tsx";
import { StatusBadge } from "#web/components/status-badge.tsx";
import { formatShortDate } from "#web/lib/format-date.ts";
import { getPaymentBadge, getStatusBadge } from "#web/lib/format-status.ts";
import { patientBookingsQuery } from "./queries.ts";

/** The newest bookings of the patient in the panel, each a link to the booking. */
export function PatientBookings({ patientId }: { patientId: number }) {
  const query = useQuery(patientBookingsQuery(patientId));
  const texts = words.admin.patient;
  const skeleton = (
    <Loading label={texts.loadingBookings} className="grid gap-2">
      <Skeleton as="box" />
      <Skeleton as="box" />
    </Loading>
  );
  return (
    <PanelSection title={texts.bookings}>
      <QuerySection query={query} loading={skeleton} failed={texts.failedBookings}>
        {({ rows, next }) => (
          <>
            {rows.length === 0 && <p className="text-quiet">{texts.noBookings}</p>}
            <ul className="grid divide-y divide-line">
              {rows.map((booking) => (
                <PatientBookingItem key={booking.id} booking={booking} />
              ))}
            </ul>
            {next !== null && <p className="text-sm text-quiet">{texts.latest(rows.length)}</p>}
          </>
        )}
      </QuerySection>
    </PanelSection>
  );
}

function PatientBookingItem({ booking }: { booking: Booking }) {
  return (
    <li className="grid grid-cols-end items-center gap-x-3 gap-y-0.5 py-1">
      <DetailLink
        className="inline-flex min-h-control items-center font-medium"
        to={getBookingsPath(emptyFilters, booking.id)}
        isAnyOpen={false}
      >
        {booking.code}
      </DetailLink>
      <b className="justify-self-end font-semibold">{formatWholeRupees(parseAmount(booking.totalAmount))}</b>
      <span className="text-sm text-quiet">
        <span className="whitespace-nowrap">{formatShortDate(booking.bookingDate)},</span>{" "}
        <span className="whitespace-nowrap">{booking.bookingTime}</span>
      </span>
      <span className="flex flex-wrap justify-end gap-1">
        <StatusBadge badge={getStatusBadge(booking.status)} />
        <StatusBadge badge={getPaymentBadge(booking.paymentStatus)} />
      </span>
    </li>
  );
}
