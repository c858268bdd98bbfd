import { type CollectionPlace, isAtCentre } from "#core/bookings/collection-place.ts";
import { type CancelReason, cancelReasons as cancelReasonNames } from "#db/schema/values.ts";

export { type CancelReason, cancelReasonNames };

/** Why staff cancel a visit, in list order. The labels of lists and the patient's sentences are in core/i18n. */
const cancelReasons = {
  "patient-asked": {},
  "not-at-home": { isOfHome: true },
  "lab-cannot-come": { isOfHome: true },
  "wrong-booking": {},
  other: {},
} as const satisfies Record<CancelReason, { isOfHome?: true }>;

/** Lists the reasons for a place; at the centre no one was on the way. */
export function listCancelReasons(place: CollectionPlace | undefined): CancelReason[] {
  return cancelReasonNames.filter((name) => !isAtCentre({ place }) || !("isOfHome" in cancelReasons[name]));
}

/** Maximum length of the note next to the reason. */
export const MAX_CANCEL_NOTE_LENGTH = 120;

/** Whether the reason needs a note to explain it. */
export function needsNote(reason: CancelReason): boolean {
  return reason === "other";
}
