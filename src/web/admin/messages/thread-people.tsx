import { Link } from "react-router";
import type { Thread, ThreadPatient } from "#core/messages/conversations/schema.ts";
import { words } from "#texts";
import { emptyFilters, getBookingsPath } from "#web/admin/bookings/bookings-path.ts";
import { shortenItemName } from "#web/admin/bookings/short-item-name.ts";
import { StatusText } from "#web/admin/components/status-text.tsx";
import { cardClass } from "#web/components/card.tsx";
import { cx } from "#web/components/classes.ts";
import { formatWeekdayDate } from "#web/lib/format-date.ts";
import { formatShortPerson } from "#web/lib/format-person.ts";
import { getStatusBadge } from "#web/lib/format-status.ts";
import { formatShortTime } from "#web/lib/format-time.ts";
import { formatLabDateTime } from "#web/lib/lab-clock.ts";

const texts = words.admin.thread;
const titleClass = "text-sm font-medium text-soft";
const personClass = cx(cardClass, "relative grid gap-0.5 px-3 py-2 text-sm");

/** Whose phone it is: the patients, where the report of each last booking is, and the next visit. */
export function ThreadPeople({ thread: { patients, nextVisit, phone } }: { thread: Thread }) {
  return (
    <div className="grid content-start gap-4 px-4 py-3">
      <section className="grid gap-2">
        <h3 className={titleClass}>{texts.people}</h3>
        {patients.length === 0 ? (
          <p className="text-sm text-quiet">{phone ? texts.noPeople : texts.unreadablePhone}</p>
        ) : (
          <ul className="grid gap-2">
            {patients.map((patient) => (
              <PatientItem key={patient.id} patient={patient} />
            ))}
          </ul>
        )}
      </section>
      {phone && (
        <section className="grid gap-2">
          <h3 className={titleClass}>{texts.nextVisit}</h3>
          {nextVisit ? (
            <p className={cx(personClass, "hover:border-line-strong")}>
              <BookingLink booking={nextVisit}>
                <span className="sr-only">{texts.openBooking(nextVisit.code)}: </span>
                {formatWeekdayDate(nextVisit.bookingDate)}, {formatShortTime(nextVisit.bookingTime)}
              </BookingLink>
              <span className="text-soft wrap-anywhere">
                {nextVisit.patientName}
                {nextVisit.place === "centre" && `, ${words.admin.atCentre}`}
              </span>
            </p>
          ) : (
            <p className="text-sm text-quiet">{texts.noVisit}</p>
          )}
        </section>
      )}
    </div>
  );
}

function PatientItem({ patient }: { patient: ThreadPatient }) {
  const { name, latest } = patient;
  return (
    <li className={cx(personClass, latest && "hover:border-line-strong")}>
      <span className="flex items-baseline justify-between gap-2">
        <b className="min-w-0 font-semibold wrap-anywhere">{name}</b>
        <small className="flex-none text-xs text-quiet">{formatShortPerson(patient)}</small>
      </span>
      {latest ? (
        <>
          <StatusText badge={getStatusBadge(latest.status)} />
          {latest.reportReleasedAt && <span>{texts.released(formatLabDateTime(latest.reportReleasedAt))}</span>}
          <span className="line-clamp-2 text-soft">{latest.itemNames.map(shortenItemName).join(", ")}</span>
          <BookingLink booking={latest}>{latest.code}</BookingLink>
        </>
      ) : (
        <span className="text-quiet">{texts.noBooking}</span>
      )}
    </li>
  );
}

type BookingLinkProps = { booking: { id: number }; children: React.ReactNode };

/** Opens the booking; the whole card is its target. */
function BookingLink({ booking: { id }, children }: BookingLinkProps) {
  return (
    <Link className="font-medium covers" to={getBookingsPath(emptyFilters, id)}>
      {children}
    </Link>
  );
}
