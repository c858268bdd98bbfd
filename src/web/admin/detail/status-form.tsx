import { type FormEvent, useId, useRef, useState } from "react";
import type { Badge } from "#core/bookings/statuses.ts";
import { en } from "#web/texts/en.ts";
import { Select } from "#web/ui/forms/select.tsx";
import type { BookingChange } from "./use-booking-change.ts";

type Props<T extends string> = {
  label: string;
  values: readonly T[];
  badgeOf: (value: string) => Badge;
  change: BookingChange<T>;
  /** Some change of this booking is under way; the next one needs the version that it leaves. */
  isBusy: boolean;
};

/** Spec §5: the update button is disabled until a value is chosen. */
export function StatusForm<T extends string>({ label, values, badgeOf, change, isBusy }: Props<T>) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const [chosen, setChosen] = useState<T | null>(null);
  const texts = en.desk.booking;
  const update = (event: FormEvent) => {
    event.preventDefault();
    if (chosen === null || isBusy) return;
    const startAgain = () => {
      setChosen(null);
      // The button is about to be disabled, and would take the focus with it.
      select.current?.focus();
    };
    change.mutate(chosen, { onSuccess: startAgain });
  };
  return (
    <form className="set" onSubmit={update}>
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <Select
        id={id}
        ref={select}
        value={chosen ?? ""}
        onChange={({ target }) => setChosen(values.find((value) => value === target.value) ?? null)}
      >
        <option value="">{texts.choose}</option>
        {values.map((value) => (
          <option key={value} value={value}>
            {badgeOf(value).label}
          </option>
        ))}
      </Select>
      <button className="btn btn-1 btn-s" type="submit" disabled={chosen === null} aria-disabled={isBusy}>
        {change.isPending ? texts.updating : texts.update}
      </button>
    </form>
  );
}
