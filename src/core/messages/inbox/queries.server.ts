import { and, desc, isNotNull, isNull, lt } from "drizzle-orm";
import type { Db } from "#db/client.server.ts";
import { contactMessages } from "#db/schema/messages.ts";

export type ReceivedMessageRow = typeof contactMessages.$inferSelect;

export type MessagesWanted = {
  /** true: the answered ones alone; false: those that wait for an answer. */
  answered?: boolean | undefined;
  /** Rows older than this message id: the cursor. */
  before?: number | undefined;
  limit: number;
};

/** What visitors wrote, newest first; `next` is the cursor of the page after this one. */
export async function receivedMessages(
  db: Db,
  { answered, before, limit }: MessagesWanted,
): Promise<{ rows: ReceivedMessageRow[]; next: number | null }> {
  const { id, answeredAt } = contactMessages;
  const isWanted = answered === undefined ? undefined : answered ? isNotNull(answeredAt) : isNull(answeredAt);
  const rows = await db
    .select()
    .from(contactMessages)
    .where(and(isWanted, before === undefined ? undefined : lt(id, before)))
    .orderBy(desc(id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  return { rows: page, next: rows.length > limit ? (page.at(-1)?.id ?? null) : null };
}

/** How many messages wait for an answer, counted up to `most`. */
export async function unansweredCount(db: Db, most: number): Promise<number> {
  const waiting = db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(isNull(contactMessages.answeredAt))
    .limit(most);
  return db.$count(waiting.as("waiting"));
}
