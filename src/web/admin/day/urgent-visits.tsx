import { Link } from "react-router";
import type { UrgentVisit } from "#core/admin/day-board.ts";
import type { DayVisit } from "#core/admin/day-schema.ts";
import { isErased } from "#core/patients/erased-patient.ts";
import { words } from "#texts";
import { openedFromList } from "#web/admin/components/use-close-detail.ts";
import { formatShortPerson } from "#web/admin/patients/format-person.ts";
import { Icon } from "#web/components/icon.tsx";
import { formatCardName, formatLateness, formatSlotTime } from "./format-visit.ts";

const texts = words.admin.day;
const MAX_SHOWN = 3;

type Props = { urgentVisits: UrgentVisit[]; openId: number | null; addressOf: (openId: number) => string };

/** Late visits and visits about to be late, at the top; hidden if there are none. */
export function UrgentVisits({ urgentVisits, openId, addressOf }: Props) {
  if (urgentVisits.length === 0) return null;
  const others = urgentVisits.length - MAX_SHOWN;
  return (
    <section className="first" aria-label={texts.urgentVisits}>
      <ul>
        {urgentVisits.slice(0, MAX_SHOWN).map(({ visit, lateness }) => (
          <li className="want" key={visit.id} data-late={lateness.kind === "late" || undefined}>
            <Icon name="clock" />
            <span>
              <Link to={addressOf(visit.id)} state={openedFromList} replace={openId !== null} preventScrollReset>
                {formatCardName(visit)} <small>{formatShortPerson(visit)}</small>
              </Link>
              <span className="want-why">
                <b>{formatLateness(lateness)}</b>,{" "}
                {[formatSlotTime(visit.bookingTime), visit.area].filter(Boolean).join(", ")}
              </span>
            </span>
            <CallPatientLink visit={visit} />
          </li>
        ))}
      </ul>
      {others > 0 && <p className="want-more">{texts.more(others)}</p>}
    </section>
  );
}

/** Link to call a waiting patient; none for an erased patient. */
export function CallPatientLink({ visit }: { visit: DayVisit }) {
  if (isErased(visit)) return null;
  return (
    <a className="btn btn-2 btn-s" href={`tel:${visit.phone}`} aria-label={texts.callWhom(visit.patientName)}>
      <Icon name="phone" small /> {texts.call}
    </a>
  );
}
