/** Scope of a phone change: this booking, or all of its patient. */
export const phoneScopes = ["booking", "person"] as const;
