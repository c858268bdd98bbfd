import { and, eq, getTableColumns, lte, min, type SQL, sql } from "drizzle-orm";
import { nowPlusSeconds } from "#core/messages/database-time.server.ts";
import type { getMessageQueue } from "#core/messages/message.ts";
import type { Db } from "#db/client.server.ts";
import { messages } from "#db/schema/messages.ts";
import type { MessageRow } from "./transition-message.server.ts";

export type MessageQueue = ReturnType<typeof getMessageQueue>;

/** A claimed message is due again after this time, in case its process was killed. */
const CLAIM_SECONDS = 20;

/** Literals as in the partial indexes: the planner cannot match a parameter. */
const queueConditions = {
  "login-codes": sql`${messages.kind} = 'login-code'`,
  news: sql`${messages.kind} <> 'login-code'`,
} satisfies Record<MessageQueue, SQL>;

/**
 * Claims up to `limit` due messages of a queue, the longest due first. Skips those that another process is claiming.
 */
export async function claimDue(db: Db, queue: MessageQueue, limit: number): Promise<MessageRow[]> {
  const due = db.$with("due").as(
    db
      .select({ id: messages.id })
      .from(messages)
      .where(and(queueConditions[queue], lte(messages.dueAt, nowPlusSeconds(0))))
      .orderBy(messages.dueAt)
      .limit(limit)
      .for("update", { skipLocked: true }),
  );
  return db
    .with(due)
    .update(messages)
    .set({ dueAt: nowPlusSeconds(CLAIM_SECONDS) })
    .from(due)
    .where(eq(messages.id, due.id))
    .returning(getTableColumns(messages));
}

/** Seconds that the oldest due message has waited, by the database's clock; 0 if none is due. */
export async function getLongestWaitSeconds(db: Db): Promise<number> {
  const waits = Object.values(queueConditions).map(async (condition) => {
    const [oldest] = await db
      .select({
        seconds: sql<number | null>`extract(epoch from ${nowPlusSeconds(0)} - ${min(messages.dueAt)})::float8`,
      })
      .from(messages)
      .where(and(condition, lte(messages.dueAt, nowPlusSeconds(0))));
    return oldest?.seconds ?? 0;
  });
  return Math.max(...(await Promise.all(waits)));
}
