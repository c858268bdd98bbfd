import { eq } from "drizzle-orm";
import { getStaffId } from "#core/access/actor.ts";
import { authorize } from "#core/access/authorize.ts";
import { recordAction } from "#core/audit/record-action.server.ts";
import type { Context } from "#core/context.server.ts";
import { DomainError } from "#core/errors.ts";
import { tubes } from "#db/schema/round.ts";
import { type BenchTubeRow, findBenchTube } from "./bench-queries.server.ts";
import { getLaterTime, lockTube, requireCollected } from "./lock-tube.server.ts";

type ReceiveTubeResult = { tube: BenchTubeRow; isRepeated: boolean };

/**
 * Records that a collected tube has arrived at the lab, at the time of its scan; a repeated scan returns when it first
 * arrived. Throws `sign-in-needed`, `not-allowed`, `not-found` (an unknown label), `rule-broken` (labelled but not
 * collected, or rejected).
 */
export async function receiveTube(ctx: Context, label: string): Promise<ReceiveTubeResult> {
  authorize(ctx.actor, "receive-tube");
  return ctx.db.transaction(async (transaction) => {
    const { code } = await findBenchTube(transaction, label);
    const tube = await lockTube(transaction, code);
    if (tube.receivedAt) return { tube: await findBenchTube(transaction, code), isRepeated: true };
    if (tube.rejectedAt) throw new DomainError("rule-broken", { key: "tube-rejected", at: tube.rejectedAt });
    const collectedAt = requireCollected(tube);
    await transaction
      .update(tubes)
      .set({ receivedAt: getLaterTime(collectedAt, ctx.now), receivedBy: getStaffId(ctx.actor) })
      .where(eq(tubes.code, code));
    const received = await findBenchTube(transaction, code);
    await recordAction(transaction, ctx, {
      action: "tube-received",
      bookingId: received.bookingId,
      bookingCode: received.bookingCode,
      change: { code },
    });
    return { tube: received, isRepeated: false };
  });
}
