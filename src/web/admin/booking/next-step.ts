import { moneyKinds } from "#core/bookings/kinds.ts";
import type { Booking } from "#core/bookings/schema.ts";
import type { BookingStatus, PaymentStatus } from "#core/bookings/statuses.ts";
import type { Report } from "#core/reports/schema.ts";

/** What a booking waits for at the desk; null where it waits for nothing. */
export type NextStep =
  | { kind: "status"; status: BookingStatus }
  | { kind: "payment"; paymentStatus: PaymentStatus }
  | { kind: "upload" }
  | { kind: "release" }
  | null;

type Stage = Pick<Booking, "status" | "paymentStatus">;

/** The state decides: pending, confirmed, collected, uploaded, released, paid. `reports` are all of the booking. */
export function nextStepOf({ status, paymentStatus }: Stage, reports: Pick<Report, StateOfReport>[]): NextStep {
  if (status === "pending") return { kind: "status", status: "confirmed" };
  if (status === "confirmed") return { kind: "status", status: "sample_collected" };
  const current = currentReportOf(reports);
  if (status === "sample_collected" || status === "testing_in_progress") {
    if (!current) return { kind: "upload" };
    if (current.releasedAt === null) return { kind: "release" };
  }
  if (status === "completed" && current?.releasedAt === null) return { kind: "release" };
  const isOwed = status !== "declined" && moneyKinds.owed.payments.some((wanted) => wanted === paymentStatus);
  return isOwed ? { kind: "payment", paymentStatus: "paid" } : null;
}

/** A step that may be taken, and comes early: nothing is collected before the day of the visit. Days as yyyy-MM-dd. */
export function isEarly(step: NonNullable<NextStep>, bookingDate: string, today: string): boolean {
  return step.kind === "status" && step.status === "sample_collected" && bookingDate > today;
}

type StateOfReport = "replacedAt" | "withdrawnAt" | "releasedAt";

/** The report that counts: neither replaced nor withdrawn. */
export function currentReportOf<R extends Pick<Report, "replacedAt" | "withdrawnAt">>(reports: R[]): R | undefined {
  return reports.find(({ replacedAt, withdrawnAt }) => !replacedAt && !withdrawnAt);
}
