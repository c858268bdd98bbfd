/** Longest reason that staff write for a return, a correction, a discount, or a payment without a reference. */
export const MAX_REASON_LENGTH = 120;
