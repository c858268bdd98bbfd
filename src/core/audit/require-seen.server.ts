import { isDeepStrictEqual } from "node:util";
import { and, eq, sql } from "drizzle-orm";
import { Refusal } from "#core/refusal.ts";
import type { Db } from "#db/client.server.ts";
import { auditTrail } from "#db/schema/bookings.ts";
import type { TrailAction } from "./trail.ts";

/** How the audit trail calls a change of the thing, and which one is meant: `{ testId: 5 }`. */
type Trailed = { action: TrailAction; key: Record<string, string | number> };

/**
 * Refuses (changed-meanwhile) a change of a thing, locked by the transaction, that is no longer at the version its editor saw.
 * The facts tell its version, and what has changed since, each field with its value now.
 */
export async function requireSeen(
  transaction: Db,
  { action, key }: Trailed,
  now: { version: number },
  seenVersion: number | undefined,
): Promise<void> {
  if (seenVersion === undefined || seenVersion === now.version) return;
  const [kept] = await transaction
    .select({ from: sql<Record<string, unknown>>`${auditTrail.change} -> 'from'` })
    .from(auditTrail)
    .where(
      and(
        eq(auditTrail.action, action),
        sql`${auditTrail.change} @> ${JSON.stringify({ ...key, from: { version: seenVersion } })}::jsonb`,
      ),
    )
    .limit(1);
  const { version, ...fields } = now;
  const changed = Object.entries(fields).filter(([field, value]) => !isDeepStrictEqual(value, kept?.from[field]));
  throw new Refusal("changed-meanwhile", "thing-changed", {
    facts: { version, changed: Object.fromEntries(changed) },
  });
}
