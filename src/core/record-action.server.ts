import type { Db } from "#db/client.server.ts";
import { auditTrail } from "#db/schema/bookings.ts";
import { actorName } from "./actor.ts";
import type { Context } from "./context.server.ts";

type Action = Omit<typeof auditTrail.$inferInsert, "id" | "at" | "actor">;

/** Keeps in the audit trail who did what and when; `db` is the transaction that does it. */
export async function recordAction(
  db: Db,
  { actor, now }: Pick<Context, "actor" | "now">,
  action: Action,
): Promise<void> {
  await db.insert(auditTrail).values({ ...action, at: now, actor: actorName(actor) });
}
