import { holdsSeat, isToCome } from "./statuses.ts";

/** Where the sample is taken: at home by a collector, or at the lab's counter. The column of bookings has the same names. */
export const places = ["home", "centre"] as const;

export type Place = (typeof places)[number];

/** What was kept or answered by a build that knew no places is at home. */
type Placed = { place?: Place | undefined };

export function isAtCentre({ place }: Placed): boolean {
  return place === "centre";
}

/** Whether a visit takes a seat of its hour: seats are the collectors', and a declined visit gives its own back. */
export function takesSeat({ place, status }: Placed & { status: string }): boolean {
  return !isAtCentre({ place }) && holdsSeat(status);
}

/** Whether a visit can get another hour: nobody has come to it yet, and it is not for now. */
export function isMovable({ place, status }: Placed & { status: string }): boolean {
  return !isAtCentre({ place }) && isToCome(status);
}
