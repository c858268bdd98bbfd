import { asc, desc, eq, lt } from "drizzle-orm";
import type { Db } from "#db/client.server.ts";
import { messages } from "#db/schema/messages.ts";
import type { MessageRow } from "./delivery/move-message.server.ts";

const MOST_OF_BOOKING = 50;

/** What was said to whom of one booking, oldest first. */
export async function messagesOfBooking(db: Db, bookingId: number): Promise<MessageRow[]> {
  const ofBooking = eq(messages.bookingId, bookingId);
  return db.select().from(messages).where(ofBooking).orderBy(asc(messages.id)).limit(MOST_OF_BOOKING);
}

export type OutboxWanted = {
  /** Rows older than this message id: the cursor. */
  before?: number | undefined;
  limit: number;
};

/** The whole outbox, newest first; `next` is the cursor of the page after this one. */
export async function outboxPage(
  db: Db,
  { before, limit }: OutboxWanted,
): Promise<{ rows: MessageRow[]; next: number | null }> {
  const rows = await db
    .select()
    .from(messages)
    .where(before === undefined ? undefined : lt(messages.id, before))
    .orderBy(desc(messages.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  return { rows: page, next: rows.length > limit ? (page.at(-1)?.id ?? null) : null };
}
