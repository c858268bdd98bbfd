import { bookingById } from "#core/bookings/queries.server.ts";
import type { Context } from "#core/context.server.ts";
import { labProfile } from "#core/lab/queries.server.ts";
import { tellPatient } from "./tell-patient.server.ts";
import { confirmationSubject, confirmationText, confirmationVariables } from "./texts/confirmation.ts";

/** Puts the confirmation of a booking into the outbox, once; says nothing of a booking that was deleted meanwhile. */
export async function writeConfirmation(
  ctx: Pick<Context, "db" | "now" | "announce">,
  bookingId: number,
): Promise<void> {
  const booking = await bookingById(ctx.db, bookingId);
  if (!booking) return;
  const lab = await labProfile(ctx.db);
  await tellPatient(ctx, booking, (told) => ({
    kind: "booking-confirmed",
    subject: confirmationSubject(told),
    body: confirmationText(told, lab),
    variables: confirmationVariables(told),
    cause: `booking ${bookingId} confirmed`,
  }));
}
