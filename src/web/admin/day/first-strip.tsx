import { Link } from "react-router";
import type { Pressing } from "#core/desk/day/board.ts";
import type { DayVisit } from "#core/desk/day/schema.ts";
import { isErased } from "#core/patients/erased.ts";
import { words } from "#texts";
import { overList } from "#web/admin/list/use-close-once.ts";
import { shortPersonWords } from "#web/admin/patients/person-words.ts";
import { Icon } from "#web/ui/icon.tsx";
import { hourWords, latenessWords, whoWords } from "./visit-words.ts";

const texts = words.desk.day;
const MOST_SHOWN = 3;

type Props = { pressing: Pressing[]; openId: number | null; addressOf: (openId: number) => string };

/** The visits that are late or about to be, before all others; away when there are none. */
export function FirstStrip({ pressing, openId, addressOf }: Props) {
  if (pressing.length === 0) return null;
  const others = pressing.length - MOST_SHOWN;
  return (
    <section className="first" aria-label={texts.first}>
      <ul>
        {pressing.slice(0, MOST_SHOWN).map(({ visit, lateness }) => (
          <li className="want" key={visit.id} data-late={lateness.kind === "late" || undefined}>
            <Icon name="clock" />
            <span>
              <Link to={addressOf(visit.id)} state={overList} replace={openId !== null} preventScrollReset>
                {whoWords(visit)} <small>{shortPersonWords(visit)}</small>
              </Link>
              <span className="want-why">
                <b>{latenessWords(lateness)}</b>,{" "}
                {[hourWords(visit.bookingTime), visit.area].filter(Boolean).join(", ")}
              </span>
            </span>
            <CallPatient visit={visit} />
          </li>
        ))}
      </ul>
      {others > 0 && <p className="want-more">{texts.more(others)}</p>}
    </section>
  );
}

/** The way to a patient who waits; nobody calls somebody who was erased. */
export function CallPatient({ visit }: { visit: DayVisit }) {
  if (isErased(visit)) return null;
  return (
    <a className="btn btn-2 btn-s" href={`tel:${visit.phone}`} aria-label={texts.callWhom(visit.patientName)}>
      <Icon name="phone" small /> {texts.call}
    </a>
  );
}
