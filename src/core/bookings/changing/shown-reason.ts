import { holdsSeat } from "#core/bookings/statuses.ts";

/** Why a visit was cancelled, as long as it is: a revived one keeps its reason for an undoing, and shows none. */
export function shownReason<Kept extends string | null | undefined>({ status }: { status: string }, kept: Kept) {
  return holdsSeat(status) ? null : kept;
}
