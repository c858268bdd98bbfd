import { type CollectionPlace, canMoveVisit, usesCapacity } from "#core/bookings/collection-place.ts";

/** A phlebotomist has half an hour for one visit. */
export const MAX_VISIT_MEMBERS = 4;

/** The fields that decide which bookings share a visit. */
export type VisitMember = { visitId: number; day: string; time: string; status: string; place: CollectionPlace };

/** Lists the other bookings of the same visit and slot that take place. */
export function listVisitMembers<One extends VisitMember>(booking: VisitMember, others: readonly One[]): One[] {
  return others.filter((other) => isSameVisit(booking, other) && usesCapacity(other));
}

/**
 * Decides where a restored booking goes: it rejoins its visit if others are expected there and is alone in it if not;
 * if the visit has moved or is full, it needs another one.
 */
export function resolveRestoredVisit(
  booking: VisitMember,
  others: readonly VisitMember[],
): "joins" | "alone" | "another" {
  const expected = others.filter(usesCapacity);
  if (expected.length === 0) return "alone";
  const memberCount = listVisitMembers(booking, others).length;
  return memberCount > 0 && memberCount < MAX_VISIT_MEMBERS ? "joins" : "another";
}

/** Returns the members that move with a booking, and whether others stay behind, already sampled. */
export function splitMovedMembers<One extends VisitMember>(booking: VisitMember, others: readonly One[]) {
  const members = listVisitMembers(booking, others);
  const along = members.filter(canMoveVisit);
  return { along, staysBehind: along.length < members.length };
}

function isSameVisit(a: VisitMember, b: VisitMember): boolean {
  return a.visitId === b.visitId && a.day === b.day && a.time === b.time;
}
