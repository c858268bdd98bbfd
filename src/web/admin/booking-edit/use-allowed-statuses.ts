import { useQuery } from "@tanstack/react-query";
import { canChangeStatus } from "#core/bookings/edit/status-transitions.ts";
import type { Booking } from "#core/bookings/response-schema.ts";
import type { BookingStatus } from "#core/bookings/statuses.ts";
import { currentUserQuery } from "#web/admin/layout/queries.ts";
import { getLabToday } from "#web/lib/lab-clock.ts";

type StatusSubject = Pick<Booking, "status" | "bookingDate">;

/** Returns whether the signed-in user can set a status today. Any status until the role is loaded. */
export function useAllowedStatuses({ status, bookingDate: day }: StatusSubject): (to: BookingStatus) => boolean {
  const role = useQuery(currentUserQuery()).data?.role ?? "owner";
  return (to) => canChangeStatus(role, { status, day }, to, getLabToday());
}
