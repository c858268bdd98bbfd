import type { BookingRow } from "#core/bookings/queries.server.ts";
import type { Context } from "#core/context.server.ts";
import { DomainError } from "#core/errors.ts";
import { type CancelReason, isOwnCancelReason } from "./cancel-reasons.ts";
import { declineVisit } from "./decline-visit.server.ts";
import { authorizeOwnChange, lockOwnVisit, requireOwnChange } from "./require-own-change.server.ts";

type CancelOwnBookingInput = {
  bookingId: number;
  reason: CancelReason;
  note?: string | undefined;
  version?: number | undefined;
};

/**
 * Cancels a patient's own booking with a reason (decline-visit.server.ts), by the rules of own-changes.ts; other members
 * of its visit stay. Throws `sign-in-needed`, `not-allowed`, `changed-meanwhile`, `rule-broken` (a reason of staff, the
 * visit is over or already declined), `call-needed`.
 */
export async function cancelOwnBooking(ctx: Context, cancellation: CancelOwnBookingInput): Promise<BookingRow> {
  const { bookingId, reason, note, version } = cancellation;
  await authorizeOwnChange(ctx, "cancel", bookingId);
  if (!isOwnCancelReason(reason)) throw new DomainError("rule-broken", "own-cancel-reason", { field: "reason" });
  return ctx.db.transaction(async (transaction) => {
    const visit = await lockOwnVisit(transaction, ctx, "cancel", { bookingId, version });
    await requireOwnChange(transaction, ctx, "cancel", visit);
    return declineVisit(transaction, ctx, { visit, reason, note });
  });
}
