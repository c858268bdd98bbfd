import { and, desc, eq, isNull } from "drizzle-orm";
import type { Db } from "#db/client.server.ts";
import { inboundMessages, optOuts } from "#db/schema/messages.ts";

/** What decides whether the lab can reply to a phone. */
type ReplyState = {
  /** Whether the phone gets no messages at all. */
  isOptedOut: boolean;
  lastInboundAt: Date | null;
  /** The booking that the phone's last message is about. */
  bookingId: number | null;
};

/** Returns what decides whether the lab can reply to a phone (E.164). */
export async function findReplyState(db: Db, phone: string): Promise<ReplyState> {
  const optedOut = await db.$count(optOuts, and(eq(optOuts.phone, phone), isNull(optOuts.patientId)));
  const [last] = await db
    .select({ receivedAt: inboundMessages.receivedAt, bookingId: inboundMessages.bookingId })
    .from(inboundMessages)
    .where(eq(inboundMessages.phone, phone))
    .orderBy(desc(inboundMessages.id))
    .limit(1);
  return { isOptedOut: optedOut > 0, lastInboundAt: last?.receivedAt ?? null, bookingId: last?.bookingId ?? null };
}
