import { and, isNull, type SQL, sql } from "drizzle-orm";
import type { Context } from "#core/context.server.ts";
import { messages } from "#db/schema/messages.ts";

/**
 * Removes names, recipients and texts from outbox messages and returns how many. Number, kind, state, cause and booking
 * stay. An unsent message is never sent.
 */
export async function redactMessages(
  { db, now }: Pick<Context, "db" | "now">,
  condition: SQL | undefined,
): Promise<number> {
  const stopped = sql`case when ${messages.state} in ('waiting', 'sending') then 'failed' else ${messages.state} end`;
  const { rowCount } = await db
    .update(messages)
    .set({
      recipient: "",
      subject: null,
      body: "",
      variables: [],
      failure: null,
      state: stopped,
      dueAt: null,
      emptiedAt: now,
    })
    .where(and(isNull(messages.emptiedAt), condition));
  return rowCount ?? 0;
}
