/** Why staff move a visit; the pages hold the labels. */
export const moveReasons = ["patient-asked", "not-at-home", "lab-cannot-come", "lab-closed"] as const;

export type MoveReason = (typeof moveReasons)[number];
