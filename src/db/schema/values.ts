/**
 * Names that columns may hold. Each list is the one source of a CHECK in the database and of a type in core, whose
 * tables have a row for each name: the compiler names the tables that lack one (decision 028).
 */

export const bookingStatuses = [
  "pending",
  "confirmed",
  "sample_collected",
  "testing_in_progress",
  "completed",
  "declined",
] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** The sample is with the lab, and its report not ready. */
export const sampleStatuses = ["sample_collected", "testing_in_progress"] as const satisfies readonly BookingStatus[];

export const paymentStatuses = ["pending", "paid", "failed", "refunded"] as const;
export type PaymentStatus = (typeof paymentStatuses)[number];

export const cancelReasons = ["patient-asked", "not-at-home", "lab-cannot-come", "wrong-booking", "other"] as const;
export type CancelReason = (typeof cancelReasons)[number];

/** Where a sample is taken. */
export const collectionPlaces = ["home", "centre"] as const;
export type CollectionPlace = (typeof collectionPlaces)[number];

export const genders = ["male", "female", "other"] as const;
export type Gender = (typeof genders)[number];

export const itemTypes = ["package", "test"] as const;
export type ItemType = (typeof itemTypes)[number];

/** What happens to a booking, as the audit log names it too. */
export const bookingEventKinds = [
  "placed",
  "status",
  "moved",
  "cancelled",
  "changed",
  "items-changed",
  "payment",
  "merged",
  "split",
  "report-attached",
  "report-replaced",
  "report-released",
  "report-withdrawn",
  "report-opened",
] as const;
export type BookingEventKind = (typeof bookingEventKinds)[number];

export const auditActions = [
  "placed",
  "status",
  "moved",
  "cancelled",
  "changed",
  "items-changed",
  "payment",
  "deleted",
  "report-attached",
  "report-replaced",
  "report-released",
  "report-withdrawn",
  "report-opened",
  "looked",
  "message",
  "message-answered",
  "message-reopened",
  "waitlist-left",
  "noted",
  "erased",
  "merged",
  "split",
  "exported",
  "patient-exported",
  "audit-log-exported",
  "staff-invited",
  "staff-joined",
  "staff-role-changed",
  "staff-switched-off",
  "staff-session-ended",
  "second-step-on",
  "second-step-off",
  "second-step-reset",
  "backup-codes-renewed",
  "backup-code-used",
  "sign-in-code-wrong",
  "restored",
  "retention",
  "testimonials-added",
  "testimonials-changed",
  "testimonials-removed",
  "faqs-added",
  "faqs-changed",
  "faqs-removed",
  "test-added",
  "test-changed",
  "package-added",
  "package-changed",
  "offer-changed",
  "lab-changed",
  "day-opened",
  "day-closed",
  "area-served",
  "area-left",
] as const;
export type AuditAction = (typeof auditActions)[number];
