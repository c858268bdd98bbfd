/** For which bookings another phone is: this one, or all of its patient. */
export const phoneScopes = ["booking", "person"] as const;
