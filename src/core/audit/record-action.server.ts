import { actorName } from "#core/access/actor.ts";
import type { Context } from "#core/context.server.ts";
import type { Db } from "#db/client.server.ts";
import { auditTrail } from "#db/schema/bookings.ts";
import { keptOf, type TrailAction, type TrailChange } from "./trail.ts";

type Act<A extends TrailAction> = {
  action: A;
  bookingId?: number | null;
  bookingCode?: string;
  change: TrailChange<A>;
};

/** Keeps in the audit trail who did what and when, without naming anybody; `db` is the transaction that does it. */
export async function recordAction<A extends TrailAction>(
  db: Db,
  { actor, now }: Pick<Context, "actor" | "now">,
  { change, ...act }: Act<A>,
): Promise<void> {
  await db.insert(auditTrail).values({ ...act, at: now, actor: actorName(actor), change: keptOf(act.action, change) });
}
