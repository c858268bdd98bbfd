import { Link, useNavigate } from "react-router";
import type { summarizeDay } from "#core/admin/day-board.ts";
import { addDays } from "#core/calendar/day.ts";
import { formatWholeRupees } from "#core/pricing/money.ts";
import { words } from "#texts";
import { DayField } from "#web/admin/components/day-field.tsx";
import { KeyHint, useShortcuts } from "#web/admin/layout/shortcuts.tsx";
import { Icon } from "#web/components/icon.tsx";
import { getDayPath } from "./day-path.ts";

const texts = words.admin.day;

type Props = {
  day: string;
  today: string;
  summary: ReturnType<typeof summarizeDay> | undefined;
  /** Declined bookings, not included in the summary's visits. */
  declined: number;
  /** Undefined without visits: there is nothing to print. */
  onPrint: (() => void) | undefined;
};

/** Day navigation, summary and print button. */
export function DayTools({ day, today, summary, declined, onPrint }: Props) {
  const navigate = useNavigate();
  const address = (target: string) => getDayPath(target === today ? null : target);
  const [previous, next] = [address(addDays(day, -1)), address(addDays(day, 1))];
  useShortcuts({ "[": () => navigate(previous), "]": () => navigate(next), p: onPrint });
  return (
    <>
      {summary && <DaySummary summary={summary} declined={declined} />}
      <div className="day-tools">
        <span className="day-ways">
          <Link className="icon-btn" to={previous} aria-label={texts.before} aria-keyshortcuts="[">
            <Icon name="chevron-left" />
          </Link>
          <Link className="icon-btn" to={next} aria-label={texts.next} aria-keyshortcuts="]">
            <Icon name="chevron-right" />
          </Link>
        </span>
        <DayField
          label={texts.day}
          icon="calendar"
          day={day}
          onChoose={(target) => target && navigate(address(target))}
        />
        {day !== today && (
          <Link className="btn btn-2 btn-s" to={getDayPath(null)}>
            {texts.today}
          </Link>
        )}
        {onPrint && (
          <button className="btn btn-2 btn-s" type="button" aria-keyshortcuts="p" onClick={onPrint}>
            <Icon name="printer" small /> <span>{texts.print}</span> <KeyHint>p</KeyHint>
          </button>
        )}
      </div>
    </>
  );
}

type DaySummaryProps = { summary: ReturnType<typeof summarizeDay>; declined: number };

function DaySummary({ summary: { visits, collected, late, duePaise }, declined }: DaySummaryProps) {
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
