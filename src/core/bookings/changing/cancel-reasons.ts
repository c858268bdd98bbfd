import { isAtCentre, type Place } from "#core/bookings/places.ts";

/**
 * Why the desk cancels a visit, in the order of its list, by the names under which lists show it. What the patient reads of
 * each stands in core/messages.
 */
export const cancelReasons = {
  "patient-asked": { label: "Patient asked" },
  "not-at-home": { label: "Not at home", isOfHome: true },
  "lab-cannot-come": { label: "Lab cannot come", isOfHome: true },
  "wrong-booking": { label: "Wrong booking" },
  other: { label: "Another reason" },
} as const satisfies Record<string, { label: string; isOfHome?: true }>;

export type CancelReason = keyof typeof cancelReasons;

export const cancelReasonNames = Object.keys(cancelReasons) as CancelReason[];

/** Those of a visit there: of one at the centre nobody was on the way. */
export function cancelReasonsAt(place: Place | undefined): CancelReason[] {
  return cancelReasonNames.filter((name) => !isAtCentre({ place }) || !("isOfHome" in cancelReasons[name]));
}

/** Letters of the desk's own words beside the reason. */
export const LONGEST_CANCEL_NOTE = 120;

/** Whether the reason says nothing by itself. */
export function needsNote(reason: CancelReason): boolean {
  return reason === "other";
}
