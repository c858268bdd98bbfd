/** Reason of a receipt that follows from a payment status set by hand; pages show its sentence. */
export const STATUS_SET_REASON = "payment-status-set";
