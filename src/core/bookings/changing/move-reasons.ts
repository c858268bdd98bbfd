/** Why the desk moves a visit; the words of each are the pages'. */
export const moveReasons = ["patient-asked", "not-at-home", "lab-cannot-come", "lab-closed"] as const;

export type MoveReason = (typeof moveReasons)[number];
