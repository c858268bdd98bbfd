import { cx } from "#web/components/classes.ts";
import { Icon } from "#web/components/icon.tsx";

type Props = {
  label: string;
  /** Only a calendar button until it is focused, for a page that shows its day elsewhere. */
  isButton?: boolean;
  /** yyyy-MM-dd, or null if none is chosen. */
  day: string | null;
  min?: string | null;
  max?: string | null;
  onChoose: (day: string | null) => void;
};

const fieldClass =
  "flex min-h-control min-w-0 items-center gap-1.5 rounded-md border border-line-strong bg-card text-sm leading-snug font-medium text-soft focus-within:outline-3 focus-within:outline-offset-1 focus-within:outline-focus";

/** On phones the label is above the date, so that two fields fit beside each other. */
const stackedClass =
  "flex-auto pl-2.5 max-md:flex-col max-md:items-stretch max-md:pl-2 max-md:justify-center max-md:gap-0 max-md:*:flex-none max-md:*:text-xs max-md:*:leading-tight";

/** Focused on a phone, it overlaps its neighbours: shifting them would move targets away from the thumb. */
const buttonClass =
  "group relative min-w-control justify-center focus-within:pl-2.5 max-md:focus-within:z-1 max-md:focus-within:-mr-29 max-md:focus-within:w-40";

/** Over our icon, all of it the browser's own button that opens its calendar. */
const unseenClass = cx(
  "not-focus:absolute not-focus:inset-0 not-focus:opacity-0 not-focus:[&::-webkit-calendar-picker-indicator]:absolute",
  "not-focus:[&::-webkit-calendar-picker-indicator]:inset-0 not-focus:[&::-webkit-calendar-picker-indicator]:size-auto",
);

/** Date filter with the browser's date picker. */
export function DayField({ label, isButton = false, day, min, max, onChoose }: Props) {
  return (
    <label className={cx(fieldClass, isButton ? buttonClass : stackedClass)}>
      {isButton && <Icon name="calendar" small className="group-focus-within:hidden" />}
      <span className={isButton ? "sr-only" : undefined}>{label}</span>
      {/* WebKit shows today in an empty date field. */}
      <input
        className={cx(
          "min-w-0 flex-1 self-stretch border-0 bg-transparent text-inherit outline-0 data-empty:not-focus:webkit:text-transparent md:pr-1",
          isButton && unseenClass,
        )}
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
