import { Link, useNavigate } from "react-router";
import { addDays } from "#core/calendar/day.ts";
import type { tallyOf } from "#core/desk/day/board.ts";
import { formatWholeRupees } from "#core/pricing/money.ts";
import { words } from "#texts";
import { Key, useKeys } from "#web/admin/layout/keys.tsx";
import { DayField } from "#web/admin/list/day-field.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { dayAddress } from "./day-address.ts";

const texts = words.desk.day;

type Props = {
  day: string;
  today: string;
  tally: ReturnType<typeof tallyOf> | undefined;
  /** Beside the visits, which are the others: both are booked. */
  declined: number;
  /** Undefined of a day without visits: it has no paper. */
  onPrint: (() => void) | undefined;
};

/** Which day it is, by arrows or by its date, what the day comes to, and its paper. */
export function DayTools({ day, today, tally, declined, onPrint }: Props) {
  const navigate = useNavigate();
  const address = (one: string) => dayAddress(one === today ? null : one);
  const [before, next] = [address(addDays(day, -1)), address(addDays(day, 1))];
  useKeys({ "[": () => navigate(before), "]": () => navigate(next), p: onPrint });
  return (
    <>
      {tally && <Sums tally={tally} declined={declined} />}
      <div className="day-tools">
        <span className="day-ways">
          <Link className="icon-btn" to={before} aria-label={texts.before} aria-keyshortcuts="[">
            <Icon name="chevron-left" />
          </Link>
          <Link className="icon-btn" to={next} aria-label={texts.next} aria-keyshortcuts="]">
            <Icon name="chevron-right" />
          </Link>
        </span>
        <DayField label={texts.day} icon="calendar" day={day} onChoose={(one) => one && navigate(address(one))} />
        {day !== today && (
          <Link className="btn btn-2 btn-s" to={dayAddress(null)}>
            {texts.today}
          </Link>
        )}
        {onPrint && (
          <button className="btn btn-2 btn-s" type="button" aria-keyshortcuts="p" onClick={onPrint}>
            <Icon name="printer" small /> <span>{texts.print}</span> <Key>p</Key>
          </button>
        )}
      </div>
    </>
  );
}

type SumsProps = { tally: ReturnType<typeof tallyOf>; declined: number };

function Sums({ tally: { visits, collected, late, duePaise }, declined }: SumsProps) {
  return (
    <p className="day-sums">
      <span>
        <b>{visits + declined}</b> {texts.booked}
      </span>
      <span>
        <b>{collected}</b> {texts.collected}
      </span>
      {declined > 0 && (
        <span>
          <b>{declined}</b> {texts.declined}
        </span>
      )}
      {late > 0 && (
        <span className="day-late">
          <b>{late}</b> {texts.late}
        </span>
      )}
      <span>
        <b>{formatWholeRupees(duePaise)}</b> {texts.due}
      </span>
    </p>
  );
}
