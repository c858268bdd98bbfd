import { type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useRef, useState } from "react";
import type { Booking } from "#core/bookings/schema.ts";
import {
  type Badge,
  type BookingStatus,
  bookingStatuses,
  type PaymentStatus,
  paymentBadge,
  paymentStatuses,
  statusBadge,
} from "#core/bookings/statuses.ts";
import { words } from "#texts";
import { bookingsKey } from "#web/admin/bookings/queries.ts";
import { askingFirst, tellFailure } from "#web/admin/editing/refusals.ts";
import { browserFetch, callApi } from "#web/api-client.ts";
import { Select } from "#web/ui/forms/select.tsx";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { bookingQuery } from "./queries.ts";

/** Row 2.130: status and payment management. A change names the version that was looked at, so that none is lost. */
export function StatusSection({ booking: { id, version } }: { booking: Booking }) {
  const status = useBookingChange({
    send: (status: BookingStatus) =>
      askingFirst((answers) =>
        callApi(browserFetch, "PATCH /api/bookings/{id}/status", {
          path: { id },
          body: { status, version, ...answers },
        }),
      ),
    done: words.desk.booking.done.status,
    failed: words.desk.booking.failures.status,
  });
  const payment = useBookingChange({
    send: (paymentStatus: PaymentStatus) =>
      callApi(browserFetch, "PATCH /api/bookings/{id}/payment-status", {
        path: { id },
        body: { paymentStatus, version },
      }),
    done: words.desk.booking.done.payment,
    failed: words.desk.booking.failures.payment,
  });
  const isBusy = status.isPending || payment.isPending;
  const texts = words.desk.booking;
  return (
    <section>
      <StatusForm
        label={texts.bookingStatus}
        values={bookingStatuses}
        badgeOf={statusBadge}
        change={status}
        isBusy={isBusy}
      />
      <StatusForm
        label={texts.paymentStatus}
        values={paymentStatuses}
        badgeOf={paymentBadge}
        change={payment}
        isBusy={isBusy}
      />
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
      <button className="btn btn-1 btn-s" type="submit" disabled={chosen === null} aria-disabled={isBusy}>
        {change.isPending ? texts.updating : texts.update}
      </button>
    </form>
  );
}

type BookingChange<T> = UseMutationResult<Booking | null, Error, T>;

type Change<T> = {
  /** Null where the desk was asked something first, and would rather not. */
  send: (value: T) => Promise<Booking | null>;
  /** The sentences of the specification for both outcomes (§8). */
  done: string;
  failed: string;
};

/** One change of a booking: tells how it went and, whatever came of it, shows the booking and the list as they are now. */
function useBookingChange<T>({ send, done, failed }: Change<T>): BookingChange<T> {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: (booking) => {
      if (!booking) return;
      client.setQueryData(bookingQuery(booking.id).queryKey, booking);
      showToast({ title: done });
    },
    onError: (failure) => tellFailure(failure, failed),
    onSettled: () => client.invalidateQueries({ queryKey: bookingsKey }),
  });
}
