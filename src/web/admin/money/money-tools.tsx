import { Link, useNavigate } from "react-router";
import { addDays } from "#core/calendar/day.ts";
import { words } from "#texts";
import { DayField } from "#web/admin/components/day-field.tsx";
import { ViewChip, ViewChips } from "#web/admin/components/view-chip.tsx";
import { useShortcuts } from "#web/admin/layout/shortcuts.tsx";
import { buttonClass, iconButtonClass } from "#web/components/button.tsx";
import { cx } from "#web/components/classes.ts";
import { Icon } from "#web/components/icon.tsx";
import { formatWeekdayDate } from "#web/lib/format-date.ts";
import { getMoneyPath, type MoneyTab, moneyTabs } from "./money-path.ts";

const texts = words.admin.money;

type Props = { show: MoneyTab; day: string; today: string; seesLab: boolean };

/** The tabs, and the day of those that have one. Who sees only their own cash has no tabs. */
export function MoneyTools({ show, day, today, seesLab }: Props) {
  const hasDay = show === "closings" || show === "evening";
  return (
    <>
      {seesLab && (
        <ViewChips label={texts.show}>
          {moneyTabs.map((tab) => (
            <ViewChip
              key={tab}
              to={getMoneyPath({ show: tab, day: getKeptDay(tab, day, today) })}
              isShown={tab === show}
            >
              {texts.tabs[tab]}
            </ViewChip>
          ))}
        </ViewChips>
      )}
      {hasDay && <DaySwitcher show={show} day={day} today={today} />}
    </>
  );
}

/** The closings and the evening of a day are looked at together. */
function getKeptDay(tab: MoneyTab, day: string, today: string): string | null {
  return day === today || tab === "due" || tab === "back" ? null : day;
}

/** The day before and the next one, up to today; any day by the calendar. */
function DaySwitcher({ show, day, today }: Omit<Props, "seesLab">) {
  const navigate = useNavigate();
  const address = (target: string) => getMoneyPath({ show, day: target === today ? null : target });
  const previous = address(addDays(day, -1));
  const next = day < today ? address(addDays(day, 1)) : null;
  useShortcuts({ "[": () => navigate(previous), "]": next ? () => navigate(next) : undefined });
  return (
    <div className="flex flex-wrap items-center gap-1.5 max-md:w-full md:ml-auto">
      <span className="mr-auto text-sm font-medium text-soft md:mr-1.5">{formatWeekdayDate(day)}</span>
      {day !== today && (
        <Link className={buttonClass({ size: "small" })} to={address(today)}>
          {texts.day.today}
        </Link>
      )}
      <span className="flex gap-0.5 rounded-md outline -outline-offset-1 outline-line-strong">
        <Link className={iconButtonClass} to={previous} aria-label={texts.day.before} aria-keyshortcuts="[">
          <Icon name="chevron-left" />
        </Link>
        <Link
          className={cx(iconButtonClass, "aria-disabled:cursor-default aria-disabled:text-quiet")}
          to={next ?? address(day)}
          aria-label={texts.day.next}
          aria-keyshortcuts="]"
          aria-disabled={next === null}
          onClick={(event) => next === null && event.preventDefault()}
        >
          <Icon name="chevron-right" />
        </Link>
      </span>
      <DayField
        label={texts.day.choose}
        isButton
        day={day}
        max={today}
        onChoose={(target) => target && target <= today && navigate(address(target))}
      />
    </div>
  );
}
