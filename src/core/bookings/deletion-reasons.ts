/** Why staff delete a booking. A fixed list, because the audit log must not name anyone. */
export const deletionReasons = ["patient-asked", "lab-cannot-come", "wrong-booking", "false-booking", "other"] as const;

export type DeletionReason = (typeof deletionReasons)[number];
