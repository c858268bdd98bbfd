import { useQuery } from "@tanstack/react-query";
import type { Action } from "#core/access/policy.ts";
import { mayChangeStatus } from "#core/bookings/changing/transitions.ts";
import type { Booking } from "#core/bookings/schema.ts";
import type { BookingStatus } from "#core/bookings/statuses.ts";
import { labToday } from "./lab-time.ts";
import { meQuery } from "./queries.ts";

/** What whoever is at the desk may do, to draw nothing that would be refused; until it is known, everything. The server decides. */
export function useActs(): (act: Action) => boolean {
  const acts = useQuery(meQuery()).data?.acts;
  return (act) => acts?.includes(act) ?? true;
}

type Changing = Pick<Booking, "status" | "bookingDate">;

/** Whether whoever is at the desk may give the booking that status today; until the role is known, any. */
export function useStatusRule({ status, bookingDate: day }: Changing): (to: BookingStatus) => boolean {
  const role = useQuery(meQuery()).data?.role ?? "owner";
  return (to) => mayChangeStatus(role, { status, day }, to, labToday());
}
