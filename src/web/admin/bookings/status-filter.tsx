import type { Badge } from "#core/bookings/statuses.ts";
import { Select } from "#web/ui/forms/select.tsx";

type Props<T extends string> = {
  label: string;
  /** The word for no filter. */
  all: string;
  values: readonly T[];
  badgeOf: (value: string) => Badge;
  chosen: T | null;
  onChoose: (value: T | null) => void;
};

export function StatusFilter<T extends string>({ label, all, values, badgeOf, chosen, onChoose }: Props<T>) {
  return (
    <Select
      aria-label={label}
      value={chosen ?? ""}
      onChange={({ target }) => onChoose(values.find((value) => value === target.value) ?? null)}
    >
      <option value="">{all}</option>
      {values.map((value) => (
        <option key={value} value={value}>
          {badgeOf(value).label}
        </option>
      ))}
    </Select>
  );
}
