import { type FormEvent, useId, useRef, useState } from "react";
import type { Booking } from "#core/bookings/schema.ts";
import { type Badge, bookingStatuses, paymentBadge, paymentStatuses, statusBadge } from "#core/bookings/statuses.ts";
import { words } from "#texts";
import { useStatusRule } from "#web/admin/changing/use-status-rule.ts";
import { useActs } from "#web/admin/layout/use-acts.ts";
import { Select } from "#web/ui/forms/select.tsx";
import { type BookingChange, usePaymentChange, useStatusChange } from "./use-booking-change.ts";

/** Row 2.130: status and payment management. */
export function StatusSection({ booking }: { booking: Booking }) {
  const status = useStatusChange(booking);
  const payment = usePaymentChange(booking);
  const isBusy = status.isPending || payment.isPending;
  const may = useActs();
  const mayBecome = useStatusRule(booking);
  const values = bookingStatuses.filter((one) => one === booking.status || mayBecome(one));
  const texts = words.desk.booking;
  return (
    <section>
      {values.some(mayBecome) && (
        <StatusForm label={texts.bookingStatus} values={values} badgeOf={statusBadge} change={status} isBusy={isBusy} />
      )}
      {may("change-payment-status") && (
        <StatusForm
          label={texts.paymentStatus}
          values={paymentStatuses}
          badgeOf={paymentBadge}
          change={payment}
          isBusy={isBusy}
        />
      )}
    </section>
  );
}

type FormProps<T extends string> = {
  label: string;
  values: readonly T[];
  badgeOf: (value: string) => Badge;
  change: BookingChange<T>;
  /** Some change of this booking is under way; the next one needs the version that it leaves. */
  isBusy: boolean;
};

/** Row 5.19: the update button is disabled until a value is chosen. */
function StatusForm<T extends string>({ label, values, badgeOf, change, isBusy }: FormProps<T>) {
  const id = useId();
  const select = useRef<HTMLSelectElement>(null);
  const [chosen, setChosen] = useState<T | null>(null);
  const texts = words.desk.booking;
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
      <button className="btn btn-2 btn-s" type="submit" disabled={chosen === null} aria-disabled={isBusy}>
        {change.isPending ? texts.updating : texts.update}
      </button>
    </form>
  );
}
