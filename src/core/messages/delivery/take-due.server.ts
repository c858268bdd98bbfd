import { and, eq, getTableColumns, lte, min, type SQL, sql } from "drizzle-orm";
import { inSeconds } from "#core/messages/due.server.ts";
import type { laneOf } from "#core/messages/message.ts";
import type { Db } from "#db/client.server.ts";
import { messages } from "#db/schema/messages.ts";
import type { MessageRow } from "./move-message.server.ts";

export type Lane = ReturnType<typeof laneOf>;

/** What was taken and not seen to, because its process was killed, is due again. */
const TAKEN_SECONDS = 20;

/** Written as in the indexes, which a parameter would hide from the planner. */
const lanes = {
  "login-codes": sql`${messages.kind} = 'login-code'`,
  news: sql`${messages.kind} <> 'login-code'`,
} satisfies Record<Lane, SQL>;

/** Takes messages of a lane that are due, the longest due first; those that another process takes at this moment are left to it. */
export async function takeDue(db: Db, lane: Lane, most: number): Promise<MessageRow[]> {
  const due = db.$with("due").as(
    db
      .select({ id: messages.id })
      .from(messages)
      .where(and(lanes[lane], lte(messages.dueAt, inSeconds(0))))
      .orderBy(messages.dueAt)
      .limit(most)
      .for("update", { skipLocked: true }),
  );
  return db
    .with(due)
    .update(messages)
    .set({ dueAt: inSeconds(TAKEN_SECONDS) })
    .from(due)
    .where(eq(messages.id, due.id))
    .returning(getTableColumns(messages));
}

/** For how many seconds, by the database's clock, the message that is due the longest has waited; 0 where none is due. */
export async function longestDue(db: Db): Promise<number> {
  const waits = Object.values(lanes).map(async (lane) => {
    const [oldest] = await db
      .select({ seconds: sql<number | null>`extract(epoch from ${inSeconds(0)} - ${min(messages.dueAt)})::float8` })
      .from(messages)
      .where(and(lane, lte(messages.dueAt, inSeconds(0))));
    return oldest?.seconds ?? 0;
  });
  return Math.max(...(await Promise.all(waits)));
}
