import { Icon } from "#web/ui/icon.tsx";
import type { IconName } from "#web/ui/icon-name.ts";

type Props = {
  label: string;
  /** For a field that shows nothing else, as the day board's. */
  icon?: IconName;
  /** yyyy-MM-dd, or nothing chosen. */
  day: string | null;
  min?: string | null;
  max?: string | null;
  onChoose: (day: string | null) => void;
};

/** A day to narrow by, chosen with the browser's own calendar. */
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
          // While a day is typed the browser reports none, or years like 0002.
          if (target.value === "" || target.value >= "2000-01-01") onChoose(target.value || null);
        }}
      />
    </label>
  );
}
