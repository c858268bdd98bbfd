import { can } from "#core/access/authorize.ts";
import { listOwnChanges } from "#core/bookings/edit/own-change-states.server.ts";
import { type BookingRow, findBookingById } from "#core/bookings/queries.server.ts";
import type { PatientBooking, StaffBooking } from "#core/bookings/response-schema.ts";
import type { Context } from "#core/context.server.ts";
import { DomainError } from "#core/errors.ts";
import { getLabProfile } from "#core/lab/queries.server.ts";
import { presentPatientBooking, presentStaffBooking } from "./present-booking.ts";

/** Returns a changed booking as the actor sees it; on a version conflict, the error has the current one. */
export async function presentChange(
  ctx: Context,
  bookingId: number,
  change: () => Promise<BookingRow>,
): Promise<PatientBooking | StaffBooking> {
  try {
    return await presentBookingFor(ctx, await change());
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== "changed-meanwhile") throw error;
    const booking = await findBookingById(ctx.db, bookingId);
    // What has changed may be the phone.
    const isVisible = booking && (isStaff(ctx) || can(ctx.actor, "read-bookings", booking.phone));
    const details = isVisible && { version: booking.version, booking: await presentBookingFor(ctx, booking) };
    throw new DomainError(error.code, error.reason, details ? { details } : {});
  }
}

/** Whether the staff's rules and fields apply. */
export function isStaff({ actor }: Pick<Context, "actor">): boolean {
  return can(actor, "use-admin");
}

/** Returns a booking as staff or its patient see it. */
async function presentBookingFor(ctx: Context, booking: BookingRow): Promise<PatientBooking | StaffBooking> {
  return isStaff(ctx) ? presentStaffBooking(booking) : presentOwnBooking(ctx, booking);
}

/** Returns a booking with what its patient can change. */
export async function presentOwnBooking(
  ctx: Pick<Context, "db" | "now">,
  booking: BookingRow,
): Promise<PatientBooking> {
  const changes = await listOwnChanges(ctx.db, [booking], { rules: await getLabProfile(ctx.db), now: ctx.now });
  return presentPatientBooking(booking, changes.get(booking.id));
}
