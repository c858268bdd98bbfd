import type { ReactNode } from "react";
import { Link, useNavigate } from "react-router";
import type { summarizeDay } from "#core/admin/day-board.ts";
import type { countOpenVisits } from "#core/admin/round-board.ts";
import { addDays } from "#core/calendar/day.ts";
import { formatWholeRupees } from "#core/pricing/money.ts";
import { words } from "#texts";
import { DayField } from "#web/admin/components/day-field.tsx";
import { ViewChip } from "#web/admin/components/view-chip.tsx";
import { KeyHint, useShortcuts } from "#web/admin/layout/shortcuts.tsx";
import { Button, buttonClass, iconButtonClass } from "#web/components/button.tsx";
import { cx } from "#web/components/classes.ts";
import { Icon } from "#web/components/icon.tsx";
import { type DayGrouping, getDayPath, TROUBLED_ID, UNASSIGNED_ID } from "./day-path.ts";

const texts = words.admin.day;

/** Totals of the day, with the visits that need the desk. */
type Summary = ReturnType<typeof summarizeDay> & ReturnType<typeof countOpenVisits>;

type Props = {
  day: string;
  today: string;
  grouping: DayGrouping;
  /** Whether visits without a phlebotomist are urgent. */
  isUrgent: boolean;
  summary: Summary | undefined;
  /** Declined bookings, not included in the summary's visits. */
  declined: number;
  /** Undefined without visits: there is nothing to print. */
  onPrint: (() => void) | undefined;
};

/** Day navigation, summary and print button. */
export function DayTools({ day, today, grouping, isUrgent, summary, declined, onPrint }: Props) {
  const navigate = useNavigate();
  const address = (target: string, by = grouping) => getDayPath(target === today ? null : target, undefined, by);
  const [previous, next] = [address(addDays(day, -1)), address(addDays(day, 1))];
  useShortcuts({ "[": () => navigate(previous), "]": () => navigate(next), p: onPrint });
  return (
    <>
      {summary && (
        <DaySummary
          summary={summary}
          declined={declined}
          roundsAddress={address(day, "phlebotomist")}
          isUrgent={isUrgent}
        />
      )}
      <div className="flex flex-wrap gap-1.5 max-md:w-full md:ml-auto">
        <ViewSwitch label={texts.by}>
          <ViewChip to={address(day, "area")} isShown={grouping === "area"}>
            {texts.byArea}
          </ViewChip>
          <ViewChip to={address(day, "phlebotomist")} isShown={grouping === "phlebotomist"}>
            {texts.byPhlebotomist}
          </ViewChip>
        </ViewSwitch>
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
          <Link className={buttonClass({ size: "small" })} to={address(today)}>
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

/** Two views of the board, beside each other. */
function ViewSwitch({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav
      className="flex rounded-md outline -outline-offset-1 outline-line-strong max-md:w-full max-md:*:flex-1 max-md:*:justify-center"
      aria-label={label}
    >
      {children}
    </nav>
  );
}

type DaySummaryProps = {
  summary: Summary;
  declined: number;
  /** Of the board by phlebotomist, where the counts lead. */
  roundsAddress: string;
  /** Whether visits without a phlebotomist are urgent. */
  isUrgent: boolean;
};

function DaySummary({ summary, declined, roundsAddress, isUrgent }: DaySummaryProps) {
  const { visits, collected, late, duePaise, unassigned, notHome } = summary;
  return (
    // Below the day and its tools if they do not fit on one line.
    <p className="flex flex-wrap items-center gap-x-3 whitespace-nowrap text-soft *:*:font-semibold md:max-lg:order-1 md:max-lg:w-full">
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
      <CountLink count={late} label={texts.late} to={`${roundsAddress}#${TROUBLED_ID}`} />
      <CountLink count={notHome} label={texts.notHome} to={`${roundsAddress}#${TROUBLED_ID}`} />
      <CountLink
        count={unassigned}
        label={texts.unassigned}
        to={`${roundsAddress}#${UNASSIGNED_ID}`}
        isCalm={!isUrgent}
      />
      <span>
        <b>{formatWholeRupees(duePaise)}</b> {texts.due}
      </span>
    </p>
  );
}

type CountLinkProps = {
  count: number;
  label: string;
  to: string;
  /** Whether there is still time. */
  isCalm?: boolean;
};

/** A count of visits that need the desk, which leads to them; without any there is none. */
function CountLink({ count, label, to, isCalm = false }: CountLinkProps) {
  if (count === 0) return null;
  return (
    <span>
      <Link
        className={cx("inline-flex items-center gap-1 max-md:min-h-target", isCalm ? "text-ink" : "text-error")}
        to={to}
      >
        {!isCalm && <Icon name="triangle-alert" small />} <b className="font-semibold">{count}</b> {label}
      </Link>
    </span>
  );
}
