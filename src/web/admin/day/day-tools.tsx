import { Link, useNavigate } from "react-router";
import type { summarizeDay } from "#core/admin/day-board.ts";
import { addDays } from "#core/calendar/day.ts";
import { formatWholeRupees } from "#core/pricing/money.ts";
import { words } from "#texts";
import { DayField } from "#web/admin/components/day-field.tsx";
import { KeyHint, useShortcuts } from "#web/admin/layout/shortcuts.tsx";
import { Button, buttonClass, iconButtonClass } from "#web/components/button.tsx";
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
      <div className="flex flex-wrap gap-1.5 max-md:w-full md:ml-auto">
        {/* An outline does not take height from the controls inside. */}
        <span className="flex gap-0.5 rounded-md outline -outline-offset-1 outline-line-strong">
          <Link className={iconButtonClass} to={previous} aria-label={texts.before} aria-keyshortcuts="[">
            <Icon name="chevron-left" />
          </Link>
          <Link className={iconButtonClass} to={next} aria-label={texts.next} aria-keyshortcuts="]">
            <Icon name="chevron-right" />
          </Link>
        </span>
        <DayField label={texts.day} isButton day={day} onChoose={(target) => target && navigate(address(target))} />
        {day !== today && (
          <Link className={buttonClass({ size: "small" })} to={getDayPath(null)}>
            {texts.today}
          </Link>
        )}
        {onPrint && (
          <Button
            size="small"
            className="relative ml-auto max-md:w-target max-md:px-0"
            aria-keyshortcuts="p"
            onClick={onPrint}
          >
            <Icon name="printer" small /> <span className="max-md:sr-only">{texts.print}</span> <KeyHint>p</KeyHint>
          </Button>
        )}
      </div>
    </>
  );
}

type DaySummaryProps = { summary: ReturnType<typeof summarizeDay>; declined: number };

function DaySummary({ summary: { visits, collected, late, duePaise }, declined }: DaySummaryProps) {
  return (
    // Below the day and its tools if they do not fit on one line.
    <p className="flex flex-wrap gap-x-3 whitespace-nowrap text-soft *:*:font-semibold md:max-lg:order-1 md:max-lg:w-full">
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
        <span className="text-error">
          <b>{late}</b> {texts.late}
        </span>
      )}
      <span>
        <b>{formatWholeRupees(duePaise)}</b> {texts.due}
      </span>
    </p>
  );
}
