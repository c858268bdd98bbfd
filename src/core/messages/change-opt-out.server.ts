import { authorize } from "#core/access/authorize.ts";
import { type BookingRow, findBookingById } from "#core/bookings/queries.server.ts";
import type { Context } from "#core/context.server.ts";
import { DomainError } from "#core/errors.ts";
import { isErased } from "#core/patients/erased-patient.ts";
import type { Db } from "#db/client.server.ts";
import { findOptOut, type OptOutRow, recordOptOut, removeOptOut } from "./opt-outs.server.ts";

type ChangeOptOutInput = { bookingId: number; isOptedOut: boolean };

/**
 * Stops all messages to a booking's phone on its owner's request, or allows those about the booking's patient again:
 * then both the opt-out of the phone and that of the patient end. Idempotent. Returns the current opt-out, null if there
 * is none. Throws `sign-in-needed`, `not-allowed`, `not-found`, `changed-meanwhile` (the patient is erased).
 */
export async function changeOptOut(ctx: Context, input: ChangeOptOutInput): Promise<OptOutRow | null> {
  authorize(ctx.actor, "change-opt-out");
  return ctx.db.transaction(async (transaction) => {
    const booking = await requireBooking(transaction, input.bookingId);
    const { phone, patientId } = booking;
    const of = { phone, source: "staff", booking } as const;
    if (input.isOptedOut) await recordOptOut(transaction, ctx, { ...of, patientId: null });
    else for (const target of [null, patientId]) await removeOptOut(transaction, ctx, { ...of, patientId: target });
    return findOptOut(transaction, { phone, patientId });
  });
}

async function requireBooking(db: Db, id: number): Promise<BookingRow> {
  const booking = await findBookingById(db, id);
  if (!booking) throw new DomainError("not-found", "booking-unknown");
  if (isErased(booking)) throw new DomainError("changed-meanwhile", "patient-erased");
  return booking;
}
