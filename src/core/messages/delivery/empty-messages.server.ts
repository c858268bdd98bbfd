import { and, isNull, type SQL, sql } from "drizzle-orm";
import type { Context } from "#core/context.server.ts";
import { messages } from "#db/schema/messages.ts";

/**
 * Takes out of messages of the outbox whatever names or reaches somebody. That there was one stays: its number, kind, state,
 * cause and booking. One that had not gone out never will. Gives how many there were.
 */
export async function emptyMessages({ db, now }: Pick<Context, "db" | "now">, which: SQL | undefined): Promise<number> {
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
    .where(and(isNull(messages.emptiedAt), which));
  return rowCount ?? 0;
}
