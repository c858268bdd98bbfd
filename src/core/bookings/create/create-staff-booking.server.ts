import { authorize } from "#core/access/authorize.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import type { Context } from "#core/context.server.ts";
import type { RequestSource } from "#platform/request-source.server.ts";
import { type CreateBookingResult, createBooking } from "./create-booking.server.ts";
import { type CreateStaffBookingRequest, toAdditionalMemberInput, toWalkInInput } from "./staff-booking-request.ts";

/**
 * Books for a caller, as `createBooking` does. Staff may exceed the seats of a slot and book on a closed day after a
 * confirmation, whose reason the audit log records. A walk-in is booked at the centre for the current slot, whatever
 * its seats and day; an additional member of a visit is booked for its slot and takes no further seat. Throws
 * `sign-in-needed`, `not-allowed`, `not-found` (the visit), `changed-meanwhile`, `ask-first` (a closed day, a full
 * slot), `rule-broken`, `day-closed` (past, or beyond the bookable days), `slot-past`, `test-held`, `price-changed`,
 * `booked-already` (unless `again`).
 */
export async function createStaffBooking(
  ctx: Context,
  input: CreateStaffBookingRequest,
  from: RequestSource,
): Promise<CreateBookingResult> {
  authorize(ctx.actor, "create-staff-booking");
  if (input.place === "centre") return createBooking(ctx, toWalkInInput(input, toLabTime(ctx.now)), from, {});
  if (input.place === "visit") return createBooking(ctx, toAdditionalMemberInput(input, toLabTime(ctx.now)), from, {});
  const { overbook, onClosedDay, reason, ...request } = input;
  return createBooking(ctx, request, from, { overbook, onClosedDay, reason });
}
