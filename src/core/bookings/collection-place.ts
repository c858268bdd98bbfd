import { type CollectionPlace, collectionPlaces } from "#db/schema/values.ts";
import { holdsSeat, isUpcoming } from "./statuses.ts";

export { type CollectionPlace, collectionPlaces };

/** Data of a build without places is at home. */
type HasCollectionPlace = { place?: CollectionPlace | undefined };

/** Whether the patient comes to the lab's centre, instead of a phlebotomist to their home. */
export function isAtCentre({ place }: HasCollectionPlace): boolean {
  return place === "centre";
}

/** Whether a visit uses a seat of its slot: seats are phlebotomist capacity, and a declined visit releases its own. */
export function usesCapacity({ place, status }: HasCollectionPlace & { status: string }): boolean {
  return !isAtCentre({ place }) && holdsSeat(status);
}

/** Whether a visit can move to another slot: it is upcoming and not at the centre. */
export function canMoveVisit({ place, status }: HasCollectionPlace & { status: string }): boolean {
  return !isAtCentre({ place }) && isUpcoming(status);
}
