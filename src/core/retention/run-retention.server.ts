import { recordAction } from "#core/audit/record-action.server.ts";
import type { Context } from "#core/context.server.ts";
import { retentionJobs } from "./retention-jobs.server.ts";

/**
 * Removes expired data (docs/retention.md) and records the numbers. A daily job runs it; a failing kind does not stop
 * the others, and its error is thrown at the end.
 */
export async function runRetention(ctx: Context): Promise<Record<string, number>> {
  const removed: Record<string, number> = {};
  const failures: unknown[] = [];
  for (const [kind, removeExpired] of Object.entries(retentionJobs)) {
    try {
      const count = await removeExpired(ctx);
      if (count > 0) removed[kind] = count;
    } catch (failure) {
      failures.push(failure);
    }
  }
  if (Object.keys(removed).length > 0) await recordAction(ctx.db, ctx, { action: "retention", change: { removed } });
  if (failures.length > 0) throw new AggregateError(failures, "Some rows were not removed in time.");
  return removed;
}
