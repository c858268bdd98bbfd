import { sql } from "drizzle-orm";
import type { Context } from "#core/context.server.ts";
import type { Db } from "#db/client.server.ts";
import { lab } from "#db/schema/lab.ts";
import { recordAction } from "./record-action.server.ts";
import type { TrailAction, TrailChange } from "./trail.ts";

/**
 * Says in the transaction of a change that the public pages are others from now on, and keeps who changed what.
 * Every process shows the new pages within a second.
 */
export async function publishChange<A extends TrailAction>(
  transaction: Db,
  ctx: Pick<Context, "actor" | "now">,
  action: A,
  change: TrailChange<A>,
): Promise<void> {
  await transaction.update(lab).set({ publishedVersion: sql`${lab.publishedVersion} + 1` });
  await recordAction(transaction, ctx, { action, change });
}
