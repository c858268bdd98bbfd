import { useQuery } from "@tanstack/react-query";
import { Link, useLocation } from "react-router";
import { canMoveVisit } from "#core/bookings/collection-place.ts";
import type { Booking } from "#core/bookings/response-schema.ts";
import { listVisitMembers, MAX_VISIT_MEMBERS } from "#core/bookings/visits/visit-members.ts";
import { words } from "#texts";
import { bookingsQuery } from "#web/admin/bookings/queries.ts";
import { buildPath } from "#web/admin/components/search-params.ts";
import { usePermissions } from "#web/admin/layout/use-permissions.ts";
import { formatShortPerson } from "#web/lib/format-person.ts";

const texts = words.admin.visitMembers;

/** Other patients of the same visit. */
export function VisitMembers({ booking }: { booking: Booking }) {
  const others = useOtherVisitMembers(booking);
  if (others.length === 0) return null;
  return (
    <section className="flex flex-none flex-wrap items-baseline gap-x-4 gap-y-1 border-b border-line bg-card px-4 py-2">
      <h3 className="text-sm tracking-normal text-soft">{texts.title}</h3>
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {others.map((member) => (
          <MemberLink key={member.id} booking={member} />
        ))}
      </ul>
    </section>
  );
}

/** Returns the path of a new booking for one more person of the visit; null if there is no room or no permission. */
export function useJoinVisitPath(booking: Booking): string | null {
  const canBook = usePermissions()("create-staff-booking");
  const others = useOtherVisitMembers(booking);
  const canJoin = canBook && booking.visitId && canMoveVisit(booking) && others.length + 1 < MAX_VISIT_MEMBERS;
  return canJoin ? buildPath("/admin/call", { visit: booking.visitId }) : null;
}

/** Returns the other bookings of the visit that take place; none until they are loaded. */
export function useOtherVisitMembers(booking: Booking): Booking[] {
  const { visitId = 0 } = booking;
  const { data } = useQuery({ ...bookingsQuery({ visitId }), enabled: visitId > 0 });
  const rows = (data?.rows ?? []).filter(({ id }) => id !== booking.id);
  const toVisitMember = (row: Booking) => ({
    ...row,
    visitId,
    day: row.bookingDate,
    time: row.bookingTime,
  });
  return listVisitMembers(toVisitMember(booking), rows.map(toVisitMember));
}

/** Opens in the panel next to the same list. */
function MemberLink({ booking }: { booking: Booking }) {
  const { search, state } = useLocation();
  const parameters = new URLSearchParams(search);
  parameters.set("booking", String(booking.id));
  return (
    <li>
      <Link to={`?${parameters}`} replace state={state} preventScrollReset>
        {booking.patientName}
      </Link>{" "}
      <small>{formatShortPerson(booking)}</small>
    </li>
  );
}
