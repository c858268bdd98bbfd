import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import type { Booking } from "#core/bookings/schema.ts";
import { paymentBadge, statusBadge } from "#core/bookings/statuses.ts";
import { shortDate } from "#core/calendar/day.ts";
import { formatWholeRupees, fromWire } from "#core/pricing/money.ts";
import { words } from "#texts";
import { deskAddress, noFilters } from "#web/admin/bookings/filters.ts";
import { overList } from "#web/admin/list/use-close-once.ts";
import { StatusBadge } from "#web/ui/cards/status-badge.tsx";
import { QuerySection } from "#web/ui/states/query-section.tsx";
import { Loading, Skeleton } from "#web/ui/states/skeleton.tsx";
import { bookingsOfPatientQuery } from "./queries.ts";

export function PatientBookings({ patientId }: { patientId: number }) {
  const query = useQuery(bookingsOfPatientQuery(patientId));
  const texts = words.desk.patient;
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
                <Visit key={booking.id} booking={booking} />
              ))}
            </ul>
            {next !== null && <p className="quiet sm">{texts.latest(rows.length)}</p>}
          </>
        )}
      </QuerySection>
    </section>
  );
}

function Visit({ booking }: { booking: Booking }) {
  return (
    <li>
      <Link to={deskAddress(noFilters, booking.id)} state={overList}>
        {booking.code}
      </Link>
      <b>{formatWholeRupees(fromWire(booking.totalAmount))}</b>
      <span className="quiet sm">
        <span>{shortDate(booking.bookingDate)},</span> <span>{booking.bookingTime}</span>
      </span>
      <span className="row row-wraps">
        <StatusBadge badge={statusBadge(booking.status)} />
        <StatusBadge badge={paymentBadge(booking.paymentStatus)} />
      </span>
    </li>
  );
}
