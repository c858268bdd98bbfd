/* Labels of statuses and payments in English. */
import type { BookingStatus, PaymentStatus } from "#db/schema/values.ts";

/** Statuses of a booking; `processing` and `cancelled` are only shown, no booking is stored with them. */
export const statusLabels: Record<BookingStatus | "processing" | "cancelled", string> = {
  pending: "Pending",
  confirmed: "Confirmed",
  sample_collected: "Sample collected",
  testing_in_progress: "Testing in progress",
  completed: "Completed",
  declined: "Declined",
  processing: "Processing",
  cancelled: "Declined",
};

/** Statuses of a payment; `unpaid` and `completed` are only shown. */
export const paymentLabels: Record<PaymentStatus | "unpaid" | "completed", string> = {
  pending: "Pending",
  unpaid: "Pending",
  paid: "Paid",
  completed: "Paid",
  failed: "Failed",
  refunded: "Refunded",
};
