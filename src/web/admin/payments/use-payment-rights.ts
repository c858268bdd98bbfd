import { useQuery } from "@tanstack/react-query";
import { type Action, policy } from "#core/access/policy.ts";
import type { Booking } from "#core/bookings/response-schema.ts";
import { currentUserQuery } from "#web/admin/layout/queries.ts";
import { usePermissions } from "#web/admin/layout/use-permissions.ts";
import { getLabToday } from "#web/lib/lab-clock.ts";

/** Returns what the signed-in user may do with a booking's payments; some roles only on the day of the visit. */
export function usePaymentRights({ bookingDate }: Pick<Booking, "bookingDate">): (action: Action) => boolean {
  const can = usePermissions();
  const role = useQuery(currentUserQuery()).data?.role;
  return (action) => {
    const isForToday = role !== undefined && policy[action][role] === "today";
    return can(action) && (!isForToday || bookingDate === getLabToday());
  };
}
