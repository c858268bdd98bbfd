import { desc, lt } from "drizzle-orm";
import type { Db } from "#db/client.server.ts";
import { contactMessages } from "#db/schema/messages.ts";

const PAGE = 50;

/** What visitors wrote, newest first; `before` is the id of the last one seen. */
export async function receivedMessages(db: Db, before: number | undefined) {
  return db
    .select()
    .from(contactMessages)
    .where(before === undefined ? undefined : lt(contactMessages.id, before))
    .orderBy(desc(contactMessages.id))
    .limit(PAGE);
}
