/** Spec §4 "Booking status": what the desk may set. */
export const bookingStatuses = [
  "pending",
  "confirmed",
  "sample_collected",
  "testing_in_progress",
  "completed",
  "declined",
] as const;

/** Spec §4 "Payment status": what the desk may set. */
export const paymentStatuses = ["pending", "paid", "failed", "refunded"] as const;

export type BookingStatus = (typeof bookingStatuses)[number];
export type PaymentStatus = (typeof paymentStatuses)[number];

/** How a badge looks; its icon goes with the word, always (look, "Badges"). */
export type BadgeLook =
  | "confirmed"
  | "completed"
  | "declined"
  | "pending"
  | "processing"
  | "paid"
  | "unpaid"
  | "failed"
  | "refunded"
  | "outline";

export type Badge = { look: BadgeLook; icon: string; label: string };

/** Spec §4 "Status badge mapping"; cancelled and processing are recognised for display alone. */
const statusBadges = {
  pending: { look: "pending", icon: "circle-dashed", label: "Pending" },
  confirmed: { look: "confirmed", icon: "circle-check", label: "Confirmed" },
  sample_collected: { look: "processing", icon: "test-tube", label: "Sample collected" },
  testing_in_progress: { look: "processing", icon: "microscope", label: "Testing in progress" },
  processing: { look: "processing", icon: "microscope", label: "Processing" },
  completed: { look: "completed", icon: "check", label: "Completed" },
  declined: { look: "declined", icon: "x", label: "Declined" },
  cancelled: { look: "declined", icon: "x", label: "Declined" },
} satisfies Record<BookingStatus | "processing" | "cancelled", Badge>;

/** Spec §4 "Payment status", badge mapping; unpaid and completed are recognised for display alone. */
const paymentBadges = {
  pending: { look: "unpaid", icon: "indian-rupee", label: "Pending" },
  unpaid: { look: "unpaid", icon: "indian-rupee", label: "Pending" },
  paid: { look: "paid", icon: "check", label: "Paid" },
  completed: { look: "paid", icon: "check", label: "Paid" },
  failed: { look: "failed", icon: "circle-alert", label: "Failed" },
  refunded: { look: "refunded", icon: "undo-2", label: "Refunded" },
} satisfies Record<PaymentStatus | "unpaid" | "completed", Badge>;

/** Everything that a booking may stand at, what is recognised for display alone too. */
export const knownStatuses: readonly string[] = Object.keys(statusBadges);
export const knownPayments: readonly string[] = Object.keys(paymentBadges);

export function statusBadge(status: string): Badge {
  return lookUp(statusBadges, status);
}

/** Whether nobody comes for a booking of this status. */
export function isCalledOff(status: string): boolean {
  return statusBadge(status).look === "declined";
}

export function paymentBadge(status: string): Badge {
  return lookUp(paymentBadges, status);
}

function lookUp(badges: Record<string, Badge>, status: string): Badge {
  const known = Object.hasOwn(badges, status) ? badges[status] : undefined;
  return known ?? { look: "outline", icon: "circle", label: status };
}

/** Whether the sample is still to be taken: until then it matters how to prepare. */
export function awaitsVisit(status: string): boolean {
  return status === "pending" || status === "confirmed";
}

/** A declined visit gives its seat back; every other booking keeps it. */
export const statusesWithoutSeat = ["declined", "cancelled"] as const;

export function holdsSeat(status: string): boolean {
  return !statusesWithoutSeat.some((without) => without === status);
}

/** Nobody has been at the patient's yet. */
export const statusesToCome = ["pending", "confirmed"] as const satisfies BookingStatus[];

/** Whether the visit is still to come, as far as the status tells: no sample has been taken. */
export function isToCome(status: string): boolean {
  return statusesToCome.some((toCome) => toCome === status);
}

/** Whether a patient still expects somebody: nobody has come yet, and the day (yyyy-MM-dd, like `today`) has not passed. */
export function isAwaited({ day, status }: { day: string; status: string }, today: string): boolean {
  return isToCome(status) && day >= today;
}

/** Whether nothing is to come of a booking any more: neither a visit nor a report. */
export function isSettled({ status }: { status: string }): boolean {
  return status === "completed" || !holdsSeat(status);
}

/** Whether the lab's books tell of a booking: all but one that was declined and for which no money was taken. */
export function isBilled({ status, paymentStatus }: { status: string; paymentStatus: string }): boolean {
  return holdsSeat(status) || paymentStatus === "paid" || paymentStatus === "refunded";
}
