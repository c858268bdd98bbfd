/** Why staff exceed the seats of a slot, or book on a closed day; the pages hold the labels. */
export const overrideReasons = ["urgent", "doctor-asked", "phlebotomist-agreed", "promised"] as const;

export type OverrideReason = (typeof overrideReasons)[number];
