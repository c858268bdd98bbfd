import { type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import type { CancelReason } from "#core/bookings/changing/cancel-reasons.ts";
import type { MoveReason } from "#core/bookings/changing/move-reasons.ts";
import type { Booking } from "#core/bookings/schema.ts";
import type { BookingStatus, PaymentStatus } from "#core/bookings/statuses.ts";
import { type Paise, toWire } from "#core/pricing/money.ts";
import type { OrderedItem } from "#core/pricing/ordered-item.ts";
import { type SlotTime, slotTimeOf } from "#core/slots/grid.ts";
import { words } from "#texts";
import { bookingsKey } from "#web/admin/bookings/queries.ts";
import { askingFirst, tellFailure } from "#web/admin/editing/refusals.ts";
import { browserFetch, callApi } from "#web/api-client.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { bookingQuery } from "./queries.ts";

export type BookingChange<T> = UseMutationResult<Booking | null, Error, T>;

type Seen = Pick<Booking, "id" | "version">;

/** Another hour for a visit, and why; the visit as it was looked at. */
export type VisitMove = {
  visit: Seen & Pick<Booking, "bookingDate" | "bookingTime">;
  day: string;
  time: SlotTime;
  reason?: MoveReason | undefined;
};

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

/** Gives a visit another hour, of the version that was looked at; a full hour and a closed day are asked about first. The toast offers its Undo. */
export function useMove(): BookingChange<VisitMove> {
  return useBookingChange({
    send: sendMove,
    done: words.desk.move.done,
    failed: words.desk.move.failed,
    undo: moveBack,
  });
}

function sendMove({ visit: { id, version }, day, time, reason }: VisitMove): Promise<Booking | null> {
  return askingFirst((answers) =>
    callApi(browserFetch, "POST /api/bookings/{id}/move", {
      path: { id },
      body: { bookingDate: day, bookingTime: time, version, ...(reason && { reason }), ...answers },
    }),
  );
}

/** The move that sets one right: to the hour before. */
function moveBack(moved: Booking, { visit }: VisitMove): VisitMove | null {
  const time = slotTimeOf(visit.bookingTime);
  return time && { visit: moved, day: visit.bookingDate, time };
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
  /** The change that takes it back, where its toast offers that. */
  undo?: (changed: Booking, value: T) => T | null;
};

/** One change of a booking: tells how it went and, whatever came of it, shows the booking and the list as they are now. */
function useBookingChange<T>({ send, done, failed, undo }: Change<T>): BookingChange<T> {
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: send,
    onSuccess: (booking, value) => {
      if (!booking) return;
      client.setQueryData(bookingQuery(booking.id).queryKey, booking);
      const back = undo?.(booking, value);
      showToast({ title: done, ...(back && { undo: () => change.mutate(back) }) });
    },
    onError: (failure) => tellFailure(failure, failed),
    onSettled: () => client.invalidateQueries({ queryKey: bookingsKey }),
  });
  return change;
}
