import { Link } from "react-router";
import { shortDate, weekdayName } from "#core/calendar/day.ts";
import type { DayVisit } from "#core/desk/day/schema.ts";
import { words } from "#texts";
import { overList } from "#web/admin/list/use-close-once.ts";
import { shortPersonWords } from "#web/admin/patients/person-words.ts";
import { Icon } from "#web/ui/icon.tsx";
import { CallPatient } from "./first-strip.tsx";
import { hourWords, whereWords } from "./visit-words.ts";

const texts = words.desk.day;
const MOST_OPEN = 3;

type Props = { missed: readonly DayVisit[]; openId: number | null; addressOf: (openId: number) => string };

/** Visits of earlier days to which nobody has come, folded where they are many: each stays until it is made, moved or cancelled. */
export function MissedStrip({ missed, openId, addressOf }: Props) {
  if (missed.length === 0) return null;
  return (
    <details className="missed" open={missed.length <= MOST_OPEN}>
      <summary>
        {texts.missed(missed.length)} <Icon name="chevron-down" small />
      </summary>
      <ul>
        {missed.map((visit) => (
          <li className="want" key={visit.id} data-late>
            <Icon name="clock" />
            <span>
              <Link to={addressOf(visit.id)} state={overList} replace={openId !== null} preventScrollReset>
                {visit.patientName} <small>{shortPersonWords(visit)}</small>
              </Link>
              <span className="want-why">
                <b>
                  {weekdayName(visit.bookingDate)} {shortDate(visit.bookingDate)}
                </b>
                , {[hourWords(visit.bookingTime), whereWords(visit)].filter(Boolean).join(", ")}
              </span>
            </span>
            <CallPatient visit={visit} />
          </li>
        ))}
      </ul>
    </details>
  );
}
