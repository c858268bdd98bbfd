import type { BookingRow } from "#core/bookings/queries.server.ts";
import type { Context } from "#core/context.server.ts";
import { type MessageDraft, writeMessage } from "./write-message.server.ts";

type News = Required<Pick<MessageDraft, "kind" | "subject" | "body" | "variables" | "cause">>;

/** Writes to a booking's patient: by WhatsApp, and by mail too where an address was given. */
export async function tellPatient(
  ctx: Pick<Context, "db" | "now" | "announce">,
  { id, phone, email }: Pick<BookingRow, "id" | "phone" | "email">,
  { subject, ...news }: News,
): Promise<void> {
  await ctx.db.transaction(async (transaction) => {
    await writeMessage(transaction, ctx, { ...news, channel: "whatsapp", recipient: phone, bookingId: id });
    if (email)
      await writeMessage(transaction, ctx, { ...news, subject, channel: "email", recipient: email, bookingId: id });
  });
}
