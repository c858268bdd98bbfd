import { eq } from "drizzle-orm";
import { getStaffId } from "#core/access/actor.ts";
import { authorize } from "#core/access/authorize.ts";
import { recordAction } from "#core/audit/record-action.server.ts";
import { createRedraw } from "#core/bookings/create/create-redraw.server.ts";
import type { BookingRow } from "#core/bookings/queries.server.ts";
import { holdsSeat } from "#core/bookings/statuses.ts";
import { type LockedVisit, lockVisit } from "#core/bookings/visits/lock-visit.server.ts";
import type { Context } from "#core/context.server.ts";
import { DomainError } from "#core/errors.ts";
import type { SlotTime } from "#core/slots/grid.ts";
import type { Db } from "#db/client.server.ts";
import { tubes } from "#db/schema/round.ts";
import type { RejectionReason } from "#db/schema/values.ts";
import { type BenchTubeRow, findBenchTube } from "./bench-queries.server.ts";
import { getLaterTime, lockTube, requireCollected } from "./lock-tube.server.ts";
import { findRedrawSlot } from "./plan-redraw.server.ts";
import { listRedrawItems } from "./redraw-items.server.ts";

export type RejectTubeInput = {
  label: string;
  reason: RejectionReason;
  /** The free visit's; by default the first suitable free slot. */
  slot?: { day: string; time: SlotTime } | undefined;
};

type RejectTubeResult = { tube: BenchTubeRow; isRepeated: boolean };

/**
 * Records that a collected tube cannot be used, and books its tests again, free, of which the patient is notified. The
 * first booking keeps its status and its money. A repeated request finds the rejection and its redraw; the tube of a
 * declined booking gets none. Throws `sign-in-needed`, `not-allowed`, `not-found`, `rule-broken` (not collected),
 * `day-closed`, `slot-past`, `slot-full`.
 */
export async function rejectTube(ctx: Context, { label, reason, slot }: RejectTubeInput): Promise<RejectTubeResult> {
  authorize(ctx.actor, "receive-tube");
  const { code, bookingId } = await findBenchTube(ctx.db, label);
  return ctx.db.transaction(async (transaction) => {
    const visit = await lockVisit(transaction, bookingId, undefined);
    const tube = await lockTube(transaction, code);
    if (tube.rejectedAt) return { tube: await findBenchTube(transaction, code), isRepeated: true };
    const since = tube.receivedAt ?? requireCollected(tube);
    await transaction
      .update(tubes)
      .set({ rejectedAt: getLaterTime(since, ctx.now), rejectedBy: getStaffId(ctx.actor), reason })
      .where(eq(tubes.code, code));
    const redraw = holdsSeat(visit.booking.status)
      ? await bookRedraw(transaction, ctx, { visit, tube, slot })
      : undefined;
    await recordAction(transaction, ctx, {
      action: "tube-rejected",
      bookingId,
      bookingCode: visit.booking.code,
      change: { code, reason, ...(redraw && { redrawId: redraw.id }) },
    });
    return { tube: await findBenchTube(transaction, code), isRepeated: false };
  });
}

type BookRedrawInput = {
  visit: LockedVisit;
  tube: Pick<BenchTubeRow, "code" | "bookingId" | "kind">;
  slot: RejectTubeInput["slot"];
};

async function bookRedraw(transaction: Db, ctx: Context, input: BookRedrawInput): Promise<BookingRow> {
  const { visit, tube } = input;
  const items = await listRedrawItems(transaction, tube.bookingId, tube.kind);
  const slot = input.slot ?? (await findRedrawSlot(transaction, { bookingId: tube.bookingId, items, now: ctx.now }));
  if (!slot) throw new DomainError("slot-full", "slot-full");
  const redraw = await createRedraw(transaction, ctx, { tube, original: visit, items, slot });
  await ctx.emit(transaction, { name: "redraw.booked", data: { bookingId: redraw.id } });
  return redraw;
}
