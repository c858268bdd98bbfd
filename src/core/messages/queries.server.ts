import { asc, desc, eq, lt } from "drizzle-orm";
import type { Db } from "#db/client.server.ts";
import { messages } from "#db/schema/messages.ts";

const PAGE = 50;

/** What was said to whom of one booking, oldest first. */
export async function messagesOfBooking(db: Db, bookingId: number) {
  return db.select().from(messages).where(eq(messages.bookingId, bookingId)).orderBy(asc(messages.id)).limit(PAGE);
}

/** The whole outbox, newest first; `before` is the id of the last one seen. */
export async function outboxPage(db: Db, before: number | undefined) {
  return db
    .select()
    .from(messages)
    .where(before === undefined ? undefined : lt(messages.id, before))
    .orderBy(desc(messages.id))
    .limit(PAGE);
}
