import { useQuery } from "@tanstack/react-query";
import { Link, useLocation } from "react-router";
import { canMoveVisit } from "#core/bookings/collection-place.ts";
import type { Booking } from "#core/bookings/response-schema.ts";
import { listVisitMembers, MAX_VISIT_MEMBERS } from "#core/bookings/visits/visit-members.ts";
import { words } from "#texts";
import { bookingsQuery } from "#web/admin/bookings/queries.ts";
import { buildPath } from "#web/admin/components/search-params.ts";
import { PanelSection } from "#web/admin/layout/side-panel.tsx";
import { usePermissions } from "#web/admin/layout/use-permissions.ts";
import { formatShortPerson } from "#web/admin/patients/format-person.ts";
import { Icon } from "#web/components/icon.tsx";
import { PanelActions, panelActionClass } from "./panel-actions.tsx";

const texts = words.admin.visitMembers;

/** Other patients of the same visit, and a link to add one. */
export function VisitMembers({ booking }: { booking: Booking }) {
  const canBook = usePermissions()("create-staff-booking");
  const others = useOtherMembers(booking);
  const canAdd = canBook && booking.visitId && canMoveVisit(booking) && others.length + 1 < MAX_VISIT_MEMBERS;
  if (others.length === 0 && !canAdd) return null;
  return (
    <PanelSection title={others.length > 0 ? texts.title : undefined}>
      {others.length > 0 && (
        <ul className="grid gap-1">
          {others.map((member) => (
            <MemberLink key={member.id} booking={member} />
          ))}
        </ul>
      )}
      {canAdd && (
        <PanelActions>
          <Link className={panelActionClass} to={buildPath("/admin/call", { visit: booking.visitId })}>
            <Icon name="plus" small /> {texts.addMember}
          </Link>
        </PanelActions>
      )}
    </PanelSection>
  );
}

function useOtherMembers(booking: Booking): Booking[] {
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
