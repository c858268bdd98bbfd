import { and, asc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "#db/client.server.ts";
import { bookings } from "#db/schema/bookings.ts";
import { contactMessages, inboundMessages } from "#db/schema/messages.ts";

/**
 * What an inbound message asks of staff: "not me", free text, and "I have eaten" while the visit keeps its slot, which a
 * move gives up together with the answer. Needs the booking, joined.
 */
export const needsStaff: SQL = sql`(${inboundMessages.kind} in ('not-me', 'other') or (${inboundMessages.kind} = 'ate' and (${bookings.id} is null or ${bookings.fastingAnswer} = 'ate')))`;

/** Whether an inbound message waits. The first part matches the partial index `inbound_messages_to_handle`. */
export const isInboundWaiting: SQL = sql`(${inboundMessages.seenAt} is null and ${needsStaff})`;

/** Returns the inbound messages that wait, oldest first. */
export async function listWaitingInbound(db: Db, limit: number) {
  const rows = await db
    .select({ inbound: inboundMessages })
    .from(inboundMessages)
    .leftJoin(bookings, eq(bookings.id, inboundMessages.bookingId))
    .where(and(isNull(inboundMessages.seenAt), needsStaff))
    .orderBy(asc(inboundMessages.id))
    .limit(limit);
  return rows.map(({ inbound }) => inbound);
}

/** Counts what waits for an answer, by WhatsApp, SMS and the contact form, up to `limit`. */
export async function countWaiting(db: Db, limit: number): Promise<number> {
  const inbound = db
    .select({ id: inboundMessages.id })
    .from(inboundMessages)
    .leftJoin(bookings, eq(bookings.id, inboundMessages.bookingId))
    .where(and(isNull(inboundMessages.seenAt), needsStaff))
    .limit(limit);
  const received = db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(isNull(contactMessages.answeredAt))
    .limit(limit);
  const [inboundCount, contactCount] = await Promise.all([
    db.$count(inbound.as("inbound")),
    db.$count(received.as("received")),
  ]);
  return Math.min(inboundCount + contactCount, limit);
}
