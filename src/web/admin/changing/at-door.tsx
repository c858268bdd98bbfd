import { useQuery } from "@tanstack/react-query";
import { Link, useLocation } from "react-router";
import { isMovable } from "#core/bookings/places.ts";
import type { Booking } from "#core/bookings/schema.ts";
import { companionsOf, mostPersonsOfVisit } from "#core/bookings/visit/visit.ts";
import { words } from "#texts";
import { bookingsQuery } from "#web/admin/bookings/queries.ts";
import { useActs } from "#web/admin/layout/use-acts.ts";
import { addressWith } from "#web/admin/list/address.ts";
import { shortPersonWords } from "#web/admin/patients/person-words.ts";
import { Icon } from "#web/ui/icon.tsx";
import "./changing.css";

const texts = words.desk.atDoor;

/** Who else is seen at the same door at that hour, and the way to one more. */
export function AtDoor({ booking }: { booking: Booking }) {
  const may = useActs()("book-for-caller");
  const others = useOthers(booking);
  const mayAdd = may && booking.visitId && isMovable(booking) && others.length + 1 < mostPersonsOfVisit;
  if (others.length === 0 && !mayAdd) return null;
  return (
    <section>
      {others.length > 0 && <h3>{texts.title}</h3>}
      {others.length > 0 && (
        <ul className="at-door">
          {others.map((other) => (
            <Other key={other.id} booking={other} />
          ))}
        </ul>
      )}
      {mayAdd && (
        <div className="row row-wraps act-openers">
          <Link className="btn btn-2 btn-s" to={addressWith("/admin/call", { visit: booking.visitId })}>
            <Icon name="plus" small /> {texts.oneMore}
          </Link>
        </div>
      )}
    </section>
  );
}

function useOthers(booking: Booking): Booking[] {
  const { visitId } = booking;
  const { data } = useQuery({ ...bookingsQuery({ visitId: visitId ?? 0 }), enabled: Boolean(visitId) });
  const rows = (data?.rows ?? []).filter(({ id }) => id !== booking.id);
  const hourOf = (row: Booking) => ({
    ...row,
    visitId: row.visitId ?? null,
    day: row.bookingDate,
    time: row.bookingTime,
  });
  return companionsOf(hourOf(booking), rows.map(hourOf));
}

/** Opens beside the same list. */
function Other({ booking }: { booking: Booking }) {
  const { search, state } = useLocation();
  const parameters = new URLSearchParams(search);
  parameters.set("booking", String(booking.id));
  return (
    <li>
      <Link to={`?${parameters}`} replace state={state} preventScrollReset>
        {booking.patientName}
      </Link>{" "}
      <small>{shortPersonWords(booking)}</small>
    </li>
  );
}
