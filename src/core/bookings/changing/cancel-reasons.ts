/**
 * Why the desk cancels a visit, in the order of its list, by the names under which lists show it. What the patient reads of
 * each stands in core/messages.
 */
export const cancelReasons = {
  "patient-asked": { label: "Patient asked" },
  "not-at-home": { label: "Not at home" },
  "lab-cannot-come": { label: "Lab cannot come" },
  "wrong-booking": { label: "Wrong booking" },
  other: { label: "Another reason" },
} as const satisfies Record<string, { label: string }>;

export type CancelReason = keyof typeof cancelReasons;

export const cancelReasonNames = Object.keys(cancelReasons) as CancelReason[];

/** Letters of the desk's own words beside the reason. */
export const LONGEST_CANCEL_NOTE = 120;

/** Whether the reason says nothing by itself. */
export function needsNote(reason: CancelReason): boolean {
  return reason === "other";
}
