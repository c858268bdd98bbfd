import { type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import type { CancelReason } from "#core/bookings/edit/cancel-reasons.ts";
import type { MoveReason } from "#core/bookings/edit/move-reasons.ts";
import type { StepBackReason } from "#core/bookings/edit/step-back-reasons.ts";
import type { Booking } from "#core/bookings/response-schema.ts";
import type { BookingStatus, PaymentStatus } from "#core/bookings/statuses.ts";
import { formatAmount, type Paise } from "#core/pricing/money.ts";
import type { OrderedItem } from "#core/pricing/ordered-item.ts";
import { parseSlotTime, type SlotTime } from "#core/slots/grid.ts";
import { words } from "#texts";
import { bookingsKey } from "#web/admin/bookings/queries.ts";
import { showErrorToast, withConfirmations } from "#web/admin/components/api-errors.ts";
import { showToast } from "#web/components/toasts/toast-store.ts";
import { browserFetch, callApi } from "#web/lib/api-client.ts";
import { bookingQuery } from "./booking-queries.ts";

export type BookingChange<T> = UseMutationResult<Booking | null, Error, T>;

type BookingVersion = Pick<Booking, "id" | "version">;

/** A move to another slot with its reason; `visit` is the version that was shown. */
export type VisitMove = {
  visit: BookingVersion & Pick<Booking, "bookingDate" | "bookingTime">;
  day: string;
  time: SlotTime;
  reason?: MoveReason | undefined;
};

const texts = words.admin.booking;

/** Sets the status of the version that was shown. */
export function useStatusChange({ id, version }: BookingVersion): BookingChange<BookingStatus> {
  return useBookingChange({
    send: (status: BookingStatus) =>
      withConfirmations((answers) =>
        callApi(browserFetch, "PATCH /api/bookings/{id}/status", {
          path: { id },
          body: { status, version, ...answers },
        }),
      ),
    done: texts.done.status,
    failed: texts.failures.status,
  });
}

type StatusStepBack = { status: BookingStatus; reason: StepBackReason; note: string };

/** Sets an earlier status of the version that was shown, with the reason. */
export function useStepBack({ id, version }: BookingVersion): BookingChange<StatusStepBack> {
  return useBookingChange({
    send: ({ status, reason, note }: StatusStepBack) =>
      withConfirmations((answers) =>
        callApi(browserFetch, "PATCH /api/bookings/{id}/status", {
          path: { id },
          body: { status, version, reason, ...(note && { note }), ...answers },
        }),
      ),
    done: texts.done.status,
    failed: texts.failures.status,
  });
}

/** Sets the payment status of the version that was shown. */
export function usePaymentChange({ id, version }: BookingVersion): BookingChange<PaymentStatus> {
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

/**
 * Moves a visit of the version that was shown. Asks before using a full slot or a closed day. The toast has an undo
 * button.
 */
export function useMoveVisit(): BookingChange<VisitMove> {
  return useBookingChange({
    send: sendMove,
    done: words.admin.move.done,
    failed: words.admin.move.failed,
    undo: reverseMove,
  });
}

function sendMove({ visit: { id, version }, day, time, reason }: VisitMove): Promise<Booking | null> {
  return withConfirmations((answers) =>
    callApi(browserFetch, "POST /api/bookings/{id}/move", {
      path: { id },
      body: { bookingDate: day, bookingTime: time, version, ...(reason && { reason }), ...answers },
    }),
  );
}

/** Returns the move back to the previous slot. */
function reverseMove(moved: Booking, { visit }: VisitMove): VisitMove | null {
  const time = parseSlotTime(visit.bookingTime);
  return time && { visit: moved, day: visit.bookingDate, time };
}

type Cancellation = { reason: CancelReason; note: string };

/** Cancels the version of the visit that was shown. */
export function useCancellation({ id, version }: BookingVersion): BookingChange<Cancellation> {
  return useBookingChange({
    send: ({ reason, note }: Cancellation) =>
      callApi(browserFetch, "POST /api/bookings/{id}/cancel", {
        path: { id },
        body: { reason, version, ...(note && { note }) },
      }),
    done: words.admin.cancel.done,
    failed: words.admin.cancel.failed,
  });
}

type ItemsChange = { items: readonly OrderedItem[]; totalPaise: Paise };

/** Replaces the items of a booking, at the total that was shown. Asks if the booking is already paid. */
export function useItemsChange({ id, version }: BookingVersion): BookingChange<ItemsChange> {
  return useBookingChange({
    send: ({ items, totalPaise }: ItemsChange) =>
      withConfirmations((answers) =>
        callApi(browserFetch, "PUT /api/bookings/{id}/items", {
          path: { id },
          body: { items: [...items], totalAmount: formatAmount(totalPaise), version, ...answers },
        }),
      ),
    done: words.admin.itemsEdit.done,
    failed: words.admin.itemsEdit.failed,
  });
}

type BookingChangeOptions<T> = {
  /** Resolves to null if the user declines a confirmation. */
  send: (value: T) => Promise<Booking | null>;
  /** Toast texts for success and failure, as specified (§8). */
  done: string;
  failed: string;
  /** Returns the reverting change, if there is one; the toast then has an undo button. */
  undo?: (changed: Booking, value: T) => T | null;
};

/** Runs a change of a booking, shows a toast and refetches the booking and the lists whatever the outcome. */
function useBookingChange<T>({ send, done, failed, undo }: BookingChangeOptions<T>): BookingChange<T> {
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: send,
    onSuccess: (booking, value) => {
      if (!booking) return;
      client.setQueryData(bookingQuery(booking.id).queryKey, booking);
      const back = undo?.(booking, value);
      showToast({ title: done, ...(back && { undo: () => change.mutate(back) }) });
    },
    onError: (error) => showErrorToast(error, failed),
    onSettled: () => client.invalidateQueries({ queryKey: bookingsKey }),
  });
  return change;
}
