import type { BookingRow } from "#core/bookings/queries.server.ts";
import type { Context } from "#core/context.server.ts";
import type { Language } from "#core/i18n/languages.ts";
import { isErased } from "#core/patients/erased-patient.ts";
import type { Channels } from "#platform/channels/channel.ts";
import { chooseLanguage } from "./choose-language.server.ts";
import type { MessageChannel } from "./message.ts";
import { findOptOut } from "./opt-outs.server.ts";
import { describeGroup, type MessageBooking } from "./visit-group.server.ts";
import { type WriteMessageInput, writeMessage } from "./write-message.server.ts";

/** What writes messages to patients. */
export type NotificationContext = Pick<Context, "db" | "now" | "emit"> & { channels: Channels };

export type PatientNotification = Required<
  Pick<WriteMessageInput, "kind" | "subject" | "body" | "variables" | "cause">
>;

/** A notification of a visit, before its cause is known. */
export type VisitMessage = Omit<PatientNotification, "cause">;

type NotifyPatientOptions = Pick<WriteMessageInput, "dueInSeconds"> & {
  channels?: readonly MessageChannel[] | undefined;
  /** All bookings that the notification names: the booking alone by default. */
  group?: readonly BookingRow[];
};

export const patientChannels = ["whatsapp", "email"] as const satisfies readonly MessageChannel[];

export type NotifiedBooking = BookingRow & {
  /** Whether the phone gets no messages about the patient; looked up if it is not known. */
  isOptedOut?: boolean;
};

/** Writes a notification in a language; null if the patient gets none. */
type FormatNotification = (
  booking: MessageBooking,
  language: Language,
) => PatientNotification | null | Promise<PatientNotification | null>;

/**
 * Writes to a booking's patient by WhatsApp, and by email if an address was given, in the booking's language or in
 * English as a whole (decision 064). An unproved phone may be a stranger's: it gets only the first name, and never the
 * same text twice (decision 018). A phone that has opted out gets nothing. Does nothing if the notification is null or
 * the patient is erased. `ctx.db` is the transaction that causes the message and locks the booking.
 */
export async function notifyPatient(
  ctx: NotificationContext,
  booking: NotifiedBooking,
  format: FormatNotification,
  { channels = patientChannels, dueInSeconds = 0, group = [booking] }: NotifyPatientOptions = {},
): Promise<void> {
  const { id: bookingId, phone, email, phoneProved, day: visitDay, time: visitTime } = booking;
  if (isErased({ phone })) return;
  const formatIn = (language: Language) => format(describeGroup([booking], language), language);
  const notification = await formatIn(booking.language);
  if (!notification) return;
  const draft = { bookingId, isSaidOnce: !phoneProved, visitDay, visitTime, dueInSeconds };
  const { isOptedOut: isStopped = (await findOptOut(ctx.db, booking)) !== null } = booking;
  const writeIn = async (channel: MessageChannel): Promise<PatientNotification & { language: Language }> => {
    const { kind } = notification;
    const language = await chooseLanguage(ctx, { kind, channel, wanted: booking.language, bookings: group });
    const text = language === booking.language ? null : await formatIn(language);
    return { ...(text ?? notification), language };
  };
  if (channels.includes("whatsapp") && !isStopped) {
    const { subject: _ofMail, ...text } = await writeIn("whatsapp");
    await writeMessage(ctx.db, ctx, { ...draft, ...text, channel: "whatsapp", recipient: phone });
  }
  if (email && channels.includes("email"))
    await writeMessage(ctx.db, ctx, { ...draft, ...(await writeIn("email")), channel: "email", recipient: email });
}
