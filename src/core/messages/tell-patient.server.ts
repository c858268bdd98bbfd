import type { BookingRow } from "#core/bookings/queries.server.ts";
import type { Context } from "#core/context.server.ts";
import { isErased } from "#core/patients/erased.ts";
import { firstName } from "#core/patients/name.ts";
import { type MessageDraft, writeMessage } from "./write-message.server.ts";

/** All that a message may say of a booking. Whoever booked typed nothing of it but the name. */
export type ToldBooking = Pick<BookingRow, "code" | "patientName" | "day" | "time" | "place" | "totalPaise">;

type News = Required<Pick<MessageDraft, "kind" | "subject" | "body" | "variables" | "cause">>;

/**
 * Writes to a booking's patient: by WhatsApp, and by mail too where an address was given. A phone that no code has proved may
 * be a stranger's: it reads the first name alone, and the same words never twice (decision 018). News of null tells
 * nothing, nor is anybody told of a booking whose patient was erased. `ctx.db` is the transaction that gives cause to it and
 * holds the booking.
 */
export async function tellPatient(
  ctx: Pick<Context, "db" | "now" | "announce">,
  { id: bookingId, phone, email, phoneProved, ...booking }: BookingRow,
  newsOf: (booking: ToldBooking) => News | null,
): Promise<void> {
  if (isErased({ phone })) return;
  const told = phoneProved ? booking : { ...booking, patientName: firstName(booking.patientName) };
  const news = newsOf(told);
  if (!news) return;
  const { subject, ...text } = news;
  const draft = { ...text, bookingId, isSaidOnce: !phoneProved, visitDay: booking.day, visitTime: booking.time };
  await writeMessage(ctx.db, ctx, { ...draft, channel: "whatsapp", recipient: phone });
  if (email) await writeMessage(ctx.db, ctx, { ...draft, subject, channel: "email", recipient: email });
}
