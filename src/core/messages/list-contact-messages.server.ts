import { and, desc, isNotNull, isNull, lt } from "drizzle-orm";
import { type Page, toPage } from "#core/pagination.ts";
import type { Db } from "#db/client.server.ts";
import { contactMessages } from "#db/schema/messages.ts";

export type ContactMessageRow = typeof contactMessages.$inferSelect;

type ListContactMessagesInput = {
  /** true: only answered messages; false: only unanswered ones. */
  answered?: boolean | undefined;
  /** Cursor: only rows older than this message id. */
  before?: number | undefined;
  limit: number;
};

/** Returns a page of the contact form's messages, newest first. */
export async function listContactMessages(
  db: Db,
  { answered, before, limit }: ListContactMessagesInput,
): Promise<Page<ContactMessageRow>> {
  const { id, answeredAt } = contactMessages;
  const isWanted = answered === undefined ? undefined : answered ? isNotNull(answeredAt) : isNull(answeredAt);
  const found = await db
    .select()
    .from(contactMessages)
    .where(and(isWanted, before === undefined ? undefined : lt(id, before)))
    .orderBy(desc(id))
    .limit(limit + 1);
  return toPage(found, limit);
}
