import { and, eq, inArray, sql } from "drizzle-orm";
import type { BookingRow } from "#core/bookings/queries.server.ts";
import type { Language } from "#core/i18n/languages.ts";
import type { Db } from "#db/client.server.ts";
import { bookings } from "#db/schema/bookings.ts";
import { messages } from "#db/schema/messages.ts";
import { chooseLanguage } from "./choose-language.server.ts";
import { nowPlusSeconds } from "./database-time.server.ts";
import type { MessageRow } from "./delivery/transition-message.server.ts";
import type { MessageChannel, MessageKind } from "./message.ts";
import { type NotificationContext, patientChannels, type VisitMessage } from "./notify-patient.server.ts";
import {
  excludeOptedOut,
  findBookingsByCode,
  getRecipient,
  listNamedCodes,
  type VisitGroup,
} from "./visit-group.server.ts";

type JoinInput = {
  kind: MessageKind;
  booking: BookingRow;
  /** Seconds that the message waits for further people. */
  dueInSeconds: number;
  format: (group: VisitGroup, language: Language) => Promise<VisitMessage | null>;
  /** Whether only a message with the same variables after names and codes is joined. */
  isSameNews?: boolean;
};

/**
 * Names a booking in the message of this kind about its visit and slot that its phone or address is about to get.
 * Returns the channels without such a message: there the booking needs its own.
 */
export async function joinWaitingMessage(ctx: NotificationContext, input: JoinInput): Promise<MessageChannel[]> {
  const channels: MessageChannel[] = [];
  for (const channel of patientChannels) {
    const isJoined = await joinInChannel(ctx, channel, input);
    if (!isJoined) channels.push(channel);
  }
  return channels;
}

async function joinInChannel(ctx: NotificationContext, channel: MessageChannel, input: JoinInput): Promise<boolean> {
  const { db: transaction } = ctx;
  const { kind, booking, format, isSameNews = false, dueInSeconds } = input;
  const [reached] = await excludeOptedOut(transaction, [booking], channel);
  if (!reached) return false;
  const waiting = await lockWaitingMessage(transaction, { kind, booking, channel });
  if (!waiting || listNamedCodes(waiting).includes(booking.code)) return false;
  if (isSameNews && !isSameAs(waiting, await format([booking], waiting.language))) return false;
  const [first, ...others] = await findBookingsByCode(transaction, [...listNamedCodes(waiting), booking.code]);
  if (!first) return false;
  const group: VisitGroup = [first, ...others];
  const language = await chooseLanguage(ctx, { kind, channel, wanted: first.language, bookings: group });
  const text = await format(group, language);
  if (!text) return false;
  return (
    (await rewriteMessage(transaction, waiting, { ...text, language, bookingId: first.id, dueInSeconds })) !== null
  );
}

function isSameAs({ variables }: MessageRow, text: VisitMessage | null): boolean {
  return text !== null && JSON.stringify(variables.slice(2)) === JSON.stringify(text.variables.slice(2));
}

type LockWaitingInput = Pick<JoinInput, "kind" | "booking"> & { channel: MessageChannel };

/** A message that waits can still be rewritten: the try that sends it reads the text that it then has. */
async function lockWaitingMessage(
  transaction: Db,
  { kind, booking, channel }: LockWaitingInput,
): Promise<MessageRow | undefined> {
  const recipient = getRecipient(booking, channel);
  if (recipient === null) return undefined;
  const ofVisit = transaction.select({ id: bookings.id }).from(bookings).where(eq(bookings.visitId, booking.visitId));
  const [message] = await transaction
    .select()
    .from(messages)
    .where(
      and(
        inArray(messages.bookingId, ofVisit),
        eq(messages.kind, kind),
        eq(messages.channel, channel),
        eq(messages.recipient, recipient),
        eq(messages.state, "waiting"),
        eq(messages.visitDay, booking.day),
        eq(messages.visitTime, booking.time),
      ),
    )
    .limit(1)
    .for("update");
  return message;
}

type Rewriting = VisitMessage & { language: Language; bookingId: number; dueInSeconds?: number };

/** Replaces the text of a waiting message. Returns null if its sending has begun meanwhile. */
export async function rewriteMessage(
  db: Db,
  { id, channel, tries }: MessageRow,
  { subject, dueInSeconds, ...text }: Rewriting,
): Promise<MessageRow | null> {
  const dueAt =
    dueInSeconds === undefined ? {} : { dueAt: sql`greatest(${messages.dueAt}, ${nowPlusSeconds(dueInSeconds)})` };
  const [rewritten] = await db
    .update(messages)
    .set({ ...text, ...dueAt, subject: channel === "email" ? subject : null })
    .where(and(eq(messages.id, id), eq(messages.state, "waiting"), eq(messages.tries, tries)))
    .returning();
  return rewritten ?? null;
}
