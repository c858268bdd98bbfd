/** Why the desk deletes a booking: from a list, because the trail must name nobody. */
export const deletionReasons = ["patient-asked", "lab-cannot-come", "wrong-booking", "false-booking", "other"] as const;

export type DeletionReason = (typeof deletionReasons)[number];
