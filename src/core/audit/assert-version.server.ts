import { isDeepStrictEqual } from "node:util";
import { and, eq, sql } from "drizzle-orm";
import { DomainError } from "#core/errors.ts";
import type { Db } from "#db/client.server.ts";
import type { AuditAction } from "#db/schema/audit-values.ts";
import { auditLog } from "#db/schema/bookings.ts";

/** The audit action of such a change, and the key of the record in it: `{ testId: 5 }`. */
type AuditedRecord = { action: AuditAction; key: Record<string, string | number> };

/**
 * Throws `changed-meanwhile` if the record, locked by the transaction, is no longer at the version its editor saw. The
 * details hold its version and the fields changed since, with their current values.
 */
export async function assertVersion(
  transaction: Db,
  { action, key }: AuditedRecord,
  record: { version: number },
  expectedVersion: number | undefined,
): Promise<void> {
  if (expectedVersion === undefined || expectedVersion === record.version) return;
  const [before] = await transaction
    .select({ from: sql<Record<string, unknown>>`${auditLog.change} -> 'from'` })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.action, action),
        sql`${auditLog.change} @> ${JSON.stringify({ ...key, from: { version: expectedVersion } })}::jsonb`,
      ),
    )
    .limit(1);
  const { version, ...fields } = record;
  const changed = Object.entries(fields).filter(([field, value]) => !isDeepStrictEqual(value, before?.from[field]));
  throw new DomainError("changed-meanwhile", "record-changed", {
    details: { version, changed: Object.fromEntries(changed) },
  });
}
