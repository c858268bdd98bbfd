import { and, desc, isNotNull, isNull, lt } from "drizzle-orm";
import { type Page, pageOf } from "#core/page.ts";
import type { Db } from "#db/client.server.ts";
import { contactMessages } from "#db/schema/messages.ts";

export type ReceivedMessageRow = typeof contactMessages.$inferSelect;

type MessagesWanted = {
  /** true: the answered ones alone; false: those that wait for an answer. */
  answered?: boolean | undefined;
  /** Rows older than this message id: the cursor. */
  before?: number | undefined;
  limit: number;
};

/** What visitors wrote, newest first. */
export async function receivedMessages(
  db: Db,
  { answered, before, limit }: MessagesWanted,
): Promise<Page<ReceivedMessageRow>> {
  const { id, answeredAt } = contactMessages;
  const isWanted = answered === undefined ? undefined : answered ? isNotNull(answeredAt) : isNull(answeredAt);
  const found = await db
    .select()
    .from(contactMessages)
    .where(and(isWanted, before === undefined ? undefined : lt(id, before)))
    .orderBy(desc(id))
    .limit(limit + 1);
  return pageOf(found, limit);
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
