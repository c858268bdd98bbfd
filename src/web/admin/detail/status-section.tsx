import type { Booking } from "#core/bookings/schema.ts";
import {
  type BookingStatus,
  bookingStatuses,
  type PaymentStatus,
  paymentBadge,
  paymentStatuses,
  statusBadge,
} from "#core/bookings/statuses.ts";
import { askingFirst } from "#web/admin/editing/asking-first.ts";
import { browserFetch, sendJson } from "#web/api-client.ts";
import { en } from "#web/texts/en.ts";
import { StatusForm } from "./status-form.tsx";
import { useBookingChange } from "./use-booking-change.ts";

/** Spec §2: status and payment management. A change names the version that was looked at, so that none is lost. */
export function StatusSection({ booking: { id, version } }: { booking: Booking }) {
  const status = useBookingChange({
    send: (status: BookingStatus) =>
      askingFirst((answers) =>
        sendJson<Booking>(browserFetch, "PATCH", `/api/bookings/${id}/status`, { status, version, ...answers }),
      ),
    done: en.desk.booking.done.status,
    failed: en.desk.booking.failures.status,
  });
  const payment = useBookingChange({
    send: (paymentStatus: PaymentStatus) =>
      sendJson<Booking>(browserFetch, "PATCH", `/api/bookings/${id}/payment-status`, { paymentStatus, version }),
    done: en.desk.booking.done.payment,
    failed: en.desk.booking.failures.payment,
  });
  const isBusy = status.isPending || payment.isPending;
  const texts = en.desk.booking;
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
