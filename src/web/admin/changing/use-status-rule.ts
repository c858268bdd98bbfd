import { useQuery } from "@tanstack/react-query";
import { mayChangeStatus } from "#core/bookings/changing/transitions.ts";
import type { Booking } from "#core/bookings/schema.ts";
import type { BookingStatus } from "#core/bookings/statuses.ts";
import { labToday } from "#web/admin/layout/lab-time.ts";
import { meQuery } from "#web/admin/layout/queries.ts";

type Changing = Pick<Booking, "status" | "bookingDate">;

/** Whether whoever is at the desk may give the booking that status today; until the role is known, any. */
export function useStatusRule({ status, bookingDate: day }: Changing): (to: BookingStatus) => boolean {
  const role = useQuery(meQuery()).data?.role ?? "owner";
  return (to) => mayChangeStatus(role, { status, day }, to, labToday());
}
