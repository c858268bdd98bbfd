import { type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import type { CancelReason } from "#core/bookings/changing/cancel-reasons.ts";
import type { Booking } from "#core/bookings/schema.ts";
import type { BookingStatus, PaymentStatus } from "#core/bookings/statuses.ts";
import { type Paise, toWire } from "#core/pricing/money.ts";
import type { OrderedItem } from "#core/pricing/ordered-item.ts";
import type { SlotTime } from "#core/slots/grid.ts";
import { words } from "#texts";
import { bookingsKey } from "#web/admin/bookings/queries.ts";
import { askingFirst, tellFailure } from "#web/admin/editing/refusals.ts";
import { browserFetch, callApi } from "#web/api-client.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { bookingQuery } from "./queries.ts";

export type BookingChange<T> = UseMutationResult<Booking | null, Error, T>;

type Seen = Pick<Booking, "id" | "version">;
type Hour = { day: string; time: SlotTime };

const texts = words.desk.booking;

/** Sets the status; the change names the version that was looked at, so that none is lost. */
export function useStatusChange({ id, version }: Seen): BookingChange<BookingStatus> {
  return useBookingChange({
    send: (status: BookingStatus) =>
      askingFirst((answers) =>
        callApi(browserFetch, "PATCH /api/bookings/{id}/status", {
          path: { id },
          body: { status, version, ...answers },
        }),
      ),
    done: texts.done.status,
    failed: texts.failures.status,
  });
}

/** Sets the payment status, of the version that was looked at. */
export function usePaymentChange({ id, version }: Seen): BookingChange<PaymentStatus> {
  return useBookingChange({
    send: (paymentStatus: PaymentStatus) =>
      callApi(browserFetch, "PATCH /api/bookings/{id}/payment-status", {
        path: { id },
        body: { paymentStatus, version },
      }),
    done: texts.done.payment,
    failed: texts.failures.payment,
  });
}

/** Gives the visit another hour, of the version that was looked at; a full hour and a closed day are asked about first. */
export function useMove(seen: Seen): BookingChange<Hour> {
  return useBookingChange({ send: (hour: Hour) => sendMove(seen, hour), ...moveWords });
}

/** The same for whichever visit is chosen. */
export function useAnyMove(): BookingChange<Seen & Hour> {
  return useBookingChange({ send: (visit: Seen & Hour) => sendMove(visit, visit), ...moveWords });
}

const moveWords = { done: words.desk.move.done, failed: words.desk.move.failed };

function sendMove({ id, version }: Seen, { day, time }: Hour): Promise<Booking | null> {
  return askingFirst((answers) =>
    callApi(browserFetch, "POST /api/bookings/{id}/move", {
      path: { id },
      body: { bookingDate: day, bookingTime: time, version, ...answers },
    }),
  );
}

type Cancellation = { reason: CancelReason; note: string };

/** Cancels the visit, of the version that was looked at. */
export function useCancellation({ id, version }: Seen): BookingChange<Cancellation> {
  return useBookingChange({
    send: ({ reason, note }: Cancellation) =>
      callApi(browserFetch, "POST /api/bookings/{id}/cancel", {
        path: { id },
        body: { reason, version, ...(note && { note }) },
      }),
    done: words.desk.cancel.done,
    failed: words.desk.cancel.failed,
  });
}

type ItemsChange = { items: readonly OrderedItem[]; totalPaise: Paise };

/** Makes what is booked these items, at the total that was said; money that was taken is asked about first. */
export function useItemsChange({ id, version }: Seen): BookingChange<ItemsChange> {
  return useBookingChange({
    send: ({ items, totalPaise }: ItemsChange) =>
      askingFirst((answers) =>
        callApi(browserFetch, "PUT /api/bookings/{id}/items", {
          path: { id },
          body: { items: [...items], totalAmount: toWire(totalPaise), version, ...answers },
        }),
      ),
    done: words.desk.items.done,
    failed: words.desk.items.failed,
  });
}

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
