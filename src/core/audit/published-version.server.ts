import { sql } from "drizzle-orm";
import type { Context } from "#core/context.server.ts";
import type { Db } from "#db/client.server.ts";
import type { AuditAction } from "#db/schema/audit-values.ts";
import { lab } from "#db/schema/lab.ts";
import type { AuditChange } from "./audit-events.ts";
import { recordAction } from "./record-action.server.ts";

/**
 * Marks the public pages as changed and records the change in the audit log, within the transaction of the change.
 * Every process shows the new pages within a second.
 */
export async function bumpPublishedVersion<A extends AuditAction>(
  transaction: Db,
  ctx: Pick<Context, "actor" | "now">,
  action: A,
  change: AuditChange<A>,
): Promise<void> {
  await transaction.update(lab).set({ publishedVersion: sql`${lab.publishedVersion} + 1` });
  await recordAction(transaction, ctx, { action, change });
}
