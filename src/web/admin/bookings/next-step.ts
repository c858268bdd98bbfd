import { moneyFilters } from "#core/bookings/booking-filters.ts";
import type { Booking } from "#core/bookings/response-schema.ts";
import type { BookingStatus, PaymentStatus } from "#core/bookings/statuses.ts";
import type { Report } from "#core/reports/schema.ts";

/** The next action staff can take on a booking; null if none. */
export type NextStep =
  | { kind: "status"; status: BookingStatus }
  | { kind: "payment"; paymentStatus: PaymentStatus }
  | { kind: "upload" }
  | { kind: "release" }
  | null;

type StepSubject = Pick<Booking, "status" | "paymentStatus">;

/**
 * Returns the next step by state: pending, confirmed, collected, uploaded, released, paid. `reports` are all of the
 * booking.
 */
export function getNextStep(
  { status, paymentStatus }: StepSubject,
  reports: Pick<Report, ReportStateField>[],
): NextStep {
  if (status === "pending") return { kind: "status", status: "confirmed" };
  if (status === "confirmed") return { kind: "status", status: "sample_collected" };
  const current = getCurrentReport(reports);
  if (status === "sample_collected" || status === "testing_in_progress") {
    if (!current) return { kind: "upload" };
    if (current.releasedAt === null) return { kind: "release" };
  }
  if (status === "completed" && current?.releasedAt === null) return { kind: "release" };
  const isOwed = status !== "declined" && moneyFilters.owed.payments.some((status) => status === paymentStatus);
  return isOwed ? { kind: "payment", paymentStatus: "paid" } : null;
}

/** Whether a step is early: samples are not collected before the visit day. Days as yyyy-MM-dd. */
export function isBeforeVisitDay(step: NonNullable<NextStep>, bookingDate: string, today: string): boolean {
  return step.kind === "status" && step.status === "sample_collected" && bookingDate > today;
}

type ReportStateField = "replacedAt" | "withdrawnAt" | "releasedAt";

/** Returns the current report: neither replaced nor withdrawn. */
export function getCurrentReport<R extends Pick<Report, "replacedAt" | "withdrawnAt">>(reports: R[]): R | undefined {
  return reports.find(({ replacedAt, withdrawnAt }) => !replacedAt && !withdrawnAt);
}
