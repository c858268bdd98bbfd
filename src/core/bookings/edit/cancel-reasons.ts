import { type CollectionPlace, isAtCentre } from "#core/bookings/collection-place.ts";
import { type CancelReason, cancelReasons as cancelReasonNames } from "#db/schema/values.ts";

export { type CancelReason, cancelReasonNames };

/** Why a visit is cancelled, in list order. The labels of lists and the patient's sentences are in core/i18n. */
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

/** The reasons of patients who cancel themselves. */
export const ownCancelReasons = ["patient-asked", "other"] as const satisfies CancelReason[];

export type OwnCancelReason = (typeof ownCancelReasons)[number];

export function isOwnCancelReason(reason: CancelReason): reason is OwnCancelReason {
  return ownCancelReasons.some((own) => own === reason);
}

/** Maximum length of the note next to the reason. */
export const MAX_CANCEL_NOTE_LENGTH = 120;

/** Whether the reason needs a note to explain it. */
export function needsNote(reason: CancelReason): boolean {
  return reason === "other";
}
