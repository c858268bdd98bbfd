import { isMovable, type Place, takesSeat } from "#core/bookings/places.ts";

/** A collector has half an hour at one door. */
export const mostPersonsOfVisit = 4;

/** What tells the way to a door; the bookings of a visit have it alike. */
export const wayFields = ["address", "landmark", "pinCode", "collectorNote"] as const;

export type Way = { address: string; landmark: string | null; pinCode: string | null; collectorNote: string | null };

export function wayOf({ address, landmark, pinCode, collectorNote }: Way): Way {
  return { address, landmark, pinCode, collectorNote };
}

/** What is asked of a booking to tell who stands with it at one door. */
export type OneOfVisit = { visitId: number | null; day: string; time: string; status: string; place: Place };

/** Those of the others for whom somebody comes to the same door at the same hour. */
export function companionsOf<One extends OneOfVisit>(booking: OneOfVisit, others: readonly One[]): One[] {
  return others.filter((other) => isAtDoorOf(booking, other) && takesSeat(other));
}

/**
 * What becomes of a declined booking that comes back: it stands at its visit's door again where others are expected there, and
 * has its visit to itself where nobody is; where its visit has another hour by now, or is full, it wants one of its own.
 */
export function doorOfRevived(booking: OneOfVisit, others: readonly OneOfVisit[]): "joins" | "alone" | "another" {
  const expected = others.filter(takesSeat);
  if (expected.length === 0) return "alone";
  const stands = companionsOf(booking, others).length;
  return stands > 0 && stands < mostPersonsOfVisit ? "joins" : "another";
}

/** Who goes along when a booking gets another hour, and whether somebody of the visit stays behind, for whom it was made. */
export function movedWith<One extends OneOfVisit>(booking: OneOfVisit, others: readonly One[]) {
  const companions = companionsOf(booking, others);
  const along = companions.filter(isMovable);
  return { along, staysBehind: along.length < companions.length };
}

function isAtDoorOf(one: OneOfVisit, other: OneOfVisit): boolean {
  return one.visitId !== null && one.visitId === other.visitId && one.day === other.day && one.time === other.time;
}
