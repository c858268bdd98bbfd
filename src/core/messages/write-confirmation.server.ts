import { bookingById } from "#core/bookings/queries.server.ts";
import type { Context } from "#core/context.server.ts";
import { labProfile } from "#core/lab/queries.server.ts";
import { confirmationText } from "./confirmation.ts";
import { writeMessage } from "./write-message.server.ts";

/** Puts the confirmation of a booking into the outbox, once; says nothing of a booking that was deleted meanwhile. */
export async function writeConfirmation(ctx: Pick<Context, "db" | "now">, bookingId: number): Promise<void> {
  const booking = await bookingById(ctx.db, bookingId);
  if (!booking) return;
  await writeMessage(ctx.db, ctx, {
    kind: "booking-confirmed",
    channel: "whatsapp",
    recipient: booking.phone,
    body: confirmationText(booking, await labProfile(ctx.db)),
    cause: `booking ${bookingId} confirmed`,
    bookingId,
  });
}
