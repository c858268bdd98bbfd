import { holdsSeat } from "#core/bookings/statuses.ts";

/**
 * Returns the cancel reason while the visit is cancelled. A restored booking keeps its reason for an undo but shows
 * none.
 */
export function getActiveCancelReason<Kept extends string | null | undefined>(
  { status }: { status: string },
  reason: Kept,
) {
  return holdsSeat(status) ? null : reason;
}
