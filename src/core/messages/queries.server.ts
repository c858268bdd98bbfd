import { and, asc, count, desc, eq, getTableColumns, gt, lt } from "drizzle-orm";
import { type Page, pageOf } from "#core/page.ts";
import type { Db } from "#db/client.server.ts";
import { bookings, patients } from "#db/schema/bookings.ts";
import { messages } from "#db/schema/messages.ts";
import type { MessageRow } from "./delivery/move-message.server.ts";
import { messageChannels } from "./message.ts";

const MOST_OF_BOOKING = 50;

/** What was said to whom of one booking, oldest first. */
export async function messagesOfBooking(db: Db, bookingId: number): Promise<MessageRow[]> {
  const ofBooking = eq(messages.bookingId, bookingId);
  return db.select().from(messages).where(ofBooking).orderBy(asc(messages.id)).limit(MOST_OF_BOOKING);
}

type OutboxWanted = {
  /** Rows older than this message id: the cursor. */
  before?: number | undefined;
  limit: number;
};

/** The whole outbox, newest first, with the name of the patient whose booking a message is about. */
export async function outboxPage(
  db: Db,
  { before, limit }: OutboxWanted,
): Promise<Page<MessageRow & { patientName: string | null }>> {
  const found = await db
    .select({ ...getTableColumns(messages), patientName: patients.name })
    .from(messages)
    .leftJoin(bookings, eq(bookings.id, messages.bookingId))
    .leftJoin(patients, eq(patients.id, bookings.patientId))
    .where(before === undefined ? undefined : lt(messages.id, before))
    .orderBy(desc(messages.id))
    .limit(limit + 1);
  return pageOf(found, limit);
}

/** How many messages of each channel were given up since then. */
export async function failedSince(db: Db, since: Date): Promise<{ channel: string; failed: number }[]> {
  const rows = await db
    .select({ channel: messages.channel, failed: count() })
    .from(messages)
    .where(and(gt(messages.stateAt, since), eq(messages.state, "failed")))
    .groupBy(messages.channel);
  const failed = new Map(rows.map((row) => [row.channel, row.failed]));
  return messageChannels.map((channel) => ({ channel, failed: failed.get(channel) ?? 0 }));
}
