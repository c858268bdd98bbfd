import { getSlotStartMinutes } from "#core/slots/grid.ts";

/** What decides the order of a round. */
export type OrderedStop = {
  visitId: number;
  /** The slot's time. */
  time: string;
  /** Position that the lab or the phlebotomist gave it within its slot. */
  roundPosition: number | null;
  /** Position of its area in the lab's order of areas; null if the lab does not serve it. */
  areaPosition: number | null;
  area: string | null;
};

/**
 * Compares two stops of a round: by slot, then as ordered by hand, then by the lab's order of areas, then by the name of
 * the area and the visit. What has no position comes after what has one.
 */
export function compareStops(a: OrderedStop, b: OrderedStop): number {
  return (
    getSlotStartMinutes(a.time) - getSlotStartMinutes(b.time) ||
    comparePositions(a.roundPosition, b.roundPosition) ||
    comparePositions(a.areaPosition, b.areaPosition) ||
    compareNames(a.area, b.area) ||
    a.visitId - b.visitId
  );
}

/**
 * Returns the visits of a round's hour with one of them earlier by one; null if it is the first, or if the one before it
 * does not wait any more.
 */
export function orderEarlier(
  hour: readonly { visitId: number; isWaiting: boolean }[],
  visitId: number,
): number[] | null {
  const index = hour.findIndex((stop) => stop.visitId === visitId);
  const before = hour[index - 1];
  if (!before?.isWaiting) return null;
  const ids = hour.map((stop) => stop.visitId);
  return ids.with(index - 1, visitId).with(index, before.visitId);
}

function comparePositions(a: number | null, b: number | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a - b;
}

function compareNames(a: string | null, b: string | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return a.localeCompare(b, "en-IN");
}
