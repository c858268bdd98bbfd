import { cx } from "#web/components/classes.ts";
import { Icon } from "#web/components/icon.tsx";
import type { IconName } from "#web/components/icon-name.ts";

type Props = {
  label: string;
  /** Icon for a field that shows only the calendar button, as on the day board. */
  icon?: IconName;
  /** yyyy-MM-dd, or null if none is chosen. */
  day: string | null;
  min?: string | null;
  max?: string | null;
  onChoose: (day: string | null) => void;
};

const fieldClass =
  "day-field flex min-h-control min-w-0 flex-auto items-center gap-1.5 rounded-md border border-line-strong bg-card pl-2.5 text-sm leading-snug font-medium text-soft focus-within:outline-3 focus-within:outline-offset-1 focus-within:outline-focus";

/** On phones the label is above the date, so that two fields fit beside each other. */
const stackedClass =
  "max-md:flex-col max-md:items-stretch max-md:pl-2 max-md:justify-center max-md:gap-0 max-md:*:flex-none max-md:*:text-xs max-md:*:leading-tight";

/** Date filter with the browser's date picker. */
export function DayField({ label, icon, day, min, max, onChoose }: Props) {
  return (
    <label className={cx(fieldClass, !icon && stackedClass)}>
      {icon && <Icon name={icon} small />}
      <span className="day-name">{label}</span>
      {/* WebKit shows today in an empty date field. */}
      <input
        className="day-input min-w-0 flex-1 self-stretch border-0 bg-transparent text-inherit md:pr-1 outline-0 data-empty:not-focus:webkit:text-transparent"
        type="date"
        data-empty={day === null || undefined}
        value={day ?? ""}
        min={min ?? undefined}
        max={max ?? undefined}
        onChange={({ target }) => {
          // While a date is typed, browsers report an empty value or years like 0002.
          if (target.value === "" || target.value >= "2000-01-01") onChoose(target.value || null);
        }}
      />
    </label>
  );
}
