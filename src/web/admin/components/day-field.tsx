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

/** Date filter with the browser's date picker. */
export function DayField({ label, icon, day, min, max, onChoose }: Props) {
  return (
    <label className="day-field">
      {icon && <Icon name={icon} small />}
      <span className="day-name">{label}</span>
      <input
        className="day-input"
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
