import type { BookingRow } from "#core/bookings/queries.server.ts";
import type { Context } from "#core/context.server.ts";
import { isErased } from "#core/patients/erased-patient.ts";
import { extractFirstName } from "#core/patients/name.ts";
import { findOptOut } from "./opt-outs.server.ts";
import { type WriteMessageInput, writeMessage } from "./write-message.server.ts";

/** All that a message may contain of a booking. The name is the only field that a visitor types. */
export type MessageBooking = Pick<BookingRow, "code" | "patientName" | "day" | "time" | "place" | "totalPaise">;

export type NotifiedBooking = BookingRow & {
  /** Whether the phone gets no messages about the patient; looked up if it is not known. */
  isOptedOut?: boolean;
};

type PatientNotification = Required<Pick<WriteMessageInput, "kind" | "subject" | "body" | "variables" | "cause">>;

/**
 * Writes to a booking's patient by WhatsApp, and by email if an address was given. An unproved phone may be a
 * stranger's: it gets only the first name, and never the same text twice (decision 018). A phone that has opted out gets
 * nothing. Does nothing if the notification is null or the patient is erased. `ctx.db` is the transaction that causes
 * the message and locks the booking.
 */
export async function notifyPatient(
  ctx: Pick<Context, "db" | "now" | "emit">,
  { id: bookingId, phone, email, phoneProved, isOptedOut, ...booking }: NotifiedBooking,
  newsOf: (booking: MessageBooking) => PatientNotification | null,
): Promise<void> {
  if (isErased({ phone })) return;
  const messageBooking = phoneProved ? booking : { ...booking, patientName: extractFirstName(booking.patientName) };
  const notification = newsOf(messageBooking);
  if (!notification) return;
  const { subject, ...text } = notification;
  const draft = { ...text, bookingId, isSaidOnce: !phoneProved, visitDay: booking.day, visitTime: booking.time };
  const isStopped = isOptedOut ?? (await findOptOut(ctx.db, { phone, patientId: booking.patientId })) !== null;
  if (!isStopped) await writeMessage(ctx.db, ctx, { ...draft, channel: "whatsapp", recipient: phone });
  if (email) await writeMessage(ctx.db, ctx, { ...draft, subject, channel: "email", recipient: email });
}
