import { bookingById } from "#core/bookings/queries.server.ts";
import { visitStart } from "#core/catalogue/preparation/preparation.ts";
import { needsOfBooking } from "#core/catalogue/preparation/queries.server.ts";
import { howToPrepare } from "#core/catalogue/preparation/sentences.ts";
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
  const preparation = howToPrepare(await needsOfBooking(ctx.db, bookingId), visitStart(booking.day, booking.time));
  await tellPatient(ctx, booking, (told) => ({
    kind: "booking-confirmed",
    subject: confirmationSubject(told),
    body: confirmationText({ ...told, preparation }, lab),
    variables: confirmationVariables({ ...told, preparation }),
    cause: `booking ${bookingId} confirmed`,
  }));
}
