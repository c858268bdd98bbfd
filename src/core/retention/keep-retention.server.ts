import { recordAction } from "#core/audit/record-action.server.ts";
import type { Context } from "#core/context.server.ts";
import { sweeps } from "./sweeps.server.ts";

/**
 * Removes what is kept no longer (docs/retention.md), and records how much of what. Runs by a job, once a day; what fails
 * leaves the rest to be done, and is thrown in the end.
 */
export async function keepRetention(ctx: Context): Promise<Record<string, number>> {
  const removed: Record<string, number> = {};
  const failures: unknown[] = [];
  for (const [kind, sweep] of Object.entries(sweeps)) {
    try {
      const count = await sweep(ctx);
      if (count > 0) removed[kind] = count;
    } catch (failure) {
      failures.push(failure);
    }
  }
  if (Object.keys(removed).length > 0) await recordAction(ctx.db, ctx, { action: "retention", change: { removed } });
  if (failures.length > 0) throw new AggregateError(failures, "Some rows were not removed in time.");
  return removed;
}
