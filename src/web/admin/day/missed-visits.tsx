import { Link } from "react-router";
import type { DayVisit } from "#core/admin/day-schema.ts";
import { words } from "#texts";
import { openedFromList } from "#web/admin/components/use-close-detail.ts";
import { formatShortPerson } from "#web/admin/patients/format-person.ts";
import { Icon } from "#web/components/icon.tsx";
import { formatShortDate, formatWeekday } from "#web/lib/format-date.ts";
import { formatSlotTime, formatVisitPlace } from "./format-visit.ts";
import { CallPatientLink } from "./urgent-visits.tsx";

const texts = words.admin.day;
const MAX_UNFOLDED = 3;

type Props = { missed: readonly DayVisit[]; openId: number | null; addressOf: (openId: number) => string };

/** Missed visits of earlier days, collapsed if many. Each stays until it is done, moved or cancelled. */
export function MissedVisits({ missed, openId, addressOf }: Props) {
  if (missed.length === 0) return null;
  return (
    <details className="missed" open={missed.length <= MAX_UNFOLDED}>
      <summary>
        {texts.missed(missed.length)} <Icon name="chevron-down" small />
      </summary>
      <ul>
        {missed.map((visit) => (
          <li className="want" key={visit.id} data-late>
            <Icon name="clock" />
            <span>
              <Link to={addressOf(visit.id)} state={openedFromList} replace={openId !== null} preventScrollReset>
                {visit.patientName} <small>{formatShortPerson(visit)}</small>
              </Link>
              <span className="want-why">
                <b>
                  {formatWeekday(visit.bookingDate)} {formatShortDate(visit.bookingDate)}
                </b>
                , {[formatSlotTime(visit.bookingTime), formatVisitPlace(visit)].filter(Boolean).join(", ")}
              </span>
            </span>
            <CallPatientLink visit={visit} />
          </li>
        ))}
      </ul>
    </details>
  );
}
