import type { Booking } from "#core/bookings/response-schema.ts";
import type { BookingStatus } from "#core/bookings/statuses.ts";
import { parseAmount } from "#core/pricing/money.ts";
import type { Report } from "#core/reports/schema.ts";

/** The next action staff can take on a booking; null if none. */
export type NextStep =
  | { kind: "status"; status: BookingStatus }
  | { kind: "payment" }
  | { kind: "upload" }
  | { kind: "release" }
  | null;

/** What a status leads to: another status, or its report's upload and release. */
type StatusStep = { to?: BookingStatus; needsReport?: true; releasesReport?: true };

const statusSteps: Record<BookingStatus, StatusStep> = {
  pending: { to: "confirmed" },
  confirmed: { to: "sample_collected" },
  sample_collected: { needsReport: true, releasesReport: true },
  testing_in_progress: { needsReport: true, releasesReport: true },
  completed: { releasesReport: true },
  declined: {},
};

type StepSubject = Pick<Booking, "status" | "dueAmount">;

/**
 * Returns the next step by state: pending, confirmed, collected, uploaded, released, paid. `reports` are all of the
 * booking.
 */
export function getNextStep({ status, dueAmount }: StepSubject, reports: Pick<Report, ReportStateField>[]): NextStep {
  const step = findStatusStep(status);
  if (step?.to) return { kind: "status", status: step.to };
  const current = getCurrentReport(reports);
  if (step?.needsReport && !current) return { kind: "upload" };
  if (step?.releasesReport && current?.releasedAt === null) return { kind: "release" };
  return parseAmount(dueAmount) > 0 ? { kind: "payment" } : null;
}

/** Whether a step is early: samples are not collected before the visit day. Days as yyyy-MM-dd. */
export function isBeforeVisitDay(step: NonNullable<NextStep>, bookingDate: string, today: string): boolean {
  return step.kind === "status" && step.status === "sample_collected" && bookingDate > today;
}

function findStatusStep(status: string): StatusStep | undefined {
  return Object.hasOwn(statusSteps, status) ? statusSteps[status as BookingStatus] : undefined;
}

type ReportStateField = "replacedAt" | "withdrawnAt" | "releasedAt";

/** Returns the current report: neither replaced nor withdrawn. */
export function getCurrentReport<R extends Pick<Report, "replacedAt" | "withdrawnAt">>(reports: R[]): R | undefined {
  return reports.find(({ replacedAt, withdrawnAt }) => !replacedAt && !withdrawnAt);
}
