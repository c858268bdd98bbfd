import { and, desc, isNotNull, isNull, lt } from "drizzle-orm";
import { type Page, toPage } from "#core/pagination.ts";
import type { Db } from "#db/client.server.ts";
import { contactMessages } from "#db/schema/messages.ts";

export type InboundMessageRow = typeof contactMessages.$inferSelect;

type ListInboundMessagesInput = {
  /** true: only answered messages; false: only unanswered ones. */
  answered?: boolean | undefined;
  /** Cursor: only rows older than this message id. */
  before?: number | undefined;
  limit: number;
};

/** Returns the contact messages, newest first. */
export async function listInboundMessages(
  db: Db,
  { answered, before, limit }: ListInboundMessagesInput,
): Promise<Page<InboundMessageRow>> {
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
