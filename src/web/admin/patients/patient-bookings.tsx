import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { Booking } from "#core/bookings/response-schema.ts";
import { formatWholeRupees, parseAmount } from "#core/pricing/money.ts";
import { words } from "#texts";
import { emptyFilters, getBookingsPath } from "#web/admin/bookings/bookings-path.ts";
import { openedFromList } from "#web/admin/components/use-close-detail.ts";
import { QuerySection } from "#web/components/query-section.tsx";
import { Loading, Skeleton } from "#web/components/skeleton.tsx";
import { StatusBadge } from "#web/components/status-badge.tsx";
import { formatShortDate } from "#web/lib/format-date.ts";
import { getPaymentBadge, getStatusBadge } from "#web/lib/format-status.ts";
import { patientBookingsQuery } from "./queries.ts";

export function PatientBookings({ patientId }: { patientId: number }) {
  const query = useQuery(patientBookingsQuery(patientId));
  const texts = words.admin.patient;
  const skeleton = (
    <Loading label={texts.loadingBookings} className="skeleton-lines">
      <Skeleton as="box" />
      <Skeleton as="box" />
    </Loading>
  );
  return (
    <section>
      <h3>{texts.bookings}</h3>
      <QuerySection query={query} loading={skeleton} failed={texts.failedBookings}>
        {({ rows, next }) => (
          <>
            {rows.length === 0 && <p className="quiet">{texts.noBookings}</p>}
            <ul className="visits">
              {rows.map((booking) => (
                <PatientBookingItem key={booking.id} booking={booking} />
              ))}
            </ul>
            {next !== null && <p className="quiet sm">{texts.latest(rows.length)}</p>}
          </>
        )}
      </QuerySection>
    </section>
  );
}

function PatientBookingItem({ booking }: { booking: Booking }) {
  return (
    <li>
      <Link to={getBookingsPath(emptyFilters, booking.id)} state={openedFromList}>
        {booking.code}
      </Link>
      <b>{formatWholeRupees(parseAmount(booking.totalAmount))}</b>
      <span className="quiet sm">
        <span>{formatShortDate(booking.bookingDate)},</span> <span>{booking.bookingTime}</span>
      </span>
      <span className="row row-wraps">
        <StatusBadge badge={getStatusBadge(booking.status)} />
        <StatusBadge badge={getPaymentBadge(booking.paymentStatus)} />
      </span>
    </li>
  );
}
