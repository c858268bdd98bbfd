import { desc, lt } from "drizzle-orm";
import { type Page, pageOf } from "#core/page.ts";
import type { Db } from "#db/client.server.ts";
import { waitlist } from "#db/schema/messages.ts";

export type WaitlistRow = typeof waitlist.$inferSelect;

/** Who waits for the lab to come, the last to join first. */
export async function waitlistWanted(
  db: Db,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<Page<WaitlistRow>> {
  const found = await db
    .select()
    .from(waitlist)
    .where(before === undefined ? undefined : lt(waitlist.id, before))
    .orderBy(desc(waitlist.id))
    .limit(limit + 1);
  return pageOf(found, limit);
}
