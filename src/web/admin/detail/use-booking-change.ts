import { type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Booking } from "#core/bookings/schema.ts";
import { bookingQuery } from "#web/admin/booking/queries.ts";
import { bookingsKey } from "#web/admin/bookings/queries.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { tellFailure } from "./tell-failure.ts";

export type BookingChange<T> = UseMutationResult<Booking | null, Error, T>;

type Change<T> = {
  /** Null where the desk was asked something first, and would rather not. */
  send: (value: T) => Promise<Booking | null>;
  /** The sentences of the specification for both outcomes (§8). */
  done: string;
  failed: string;
};

/** One change of a booking: tells how it went and, whatever came of it, shows the booking and the list as they are now. */
export function useBookingChange<T>({ send, done, failed }: Change<T>): BookingChange<T> {
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
