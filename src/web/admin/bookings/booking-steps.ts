import type { BookingAuditEntry } from "#core/bookings/response-schema.ts";
import { getStepTimes, type StatusChange } from "#core/bookings/status-timeline.ts";
import { getTimelineStep, holdsSeat, isUpcoming, type TimelineStep } from "#core/bookings/statuses.ts";
import type { Report } from "#core/reports/schema.ts";
import { getCurrentReport } from "./next-step.ts";

/** The steps on the rail of a booking. */
const bookingSteps = ["booked", "collected", "testing", "report", "handedOver"] as const;

export type BookingStep = (typeof bookingSteps)[number];

export type RailStep = {
  /**
   * A declined booking has "declined" in place of the step that was next; one that is completed without a report that was
   * released ends with "completed".
   */
  step: BookingStep | "declined" | "completed";
  state: "done" | "current" | "later";
  /** When it was reached; null if it was not, or if that is not recorded. */
  at: string | null;
};

type ReportState = Pick<Report, "uploadedAt" | "releasedAt" | "replacedAt" | "withdrawnAt">;

type RailInput = {
  status: string;
  createdAt: string;
  /** All reports of the booking; empty for a role that may not read them. */
  reports: readonly ReportState[];
  /** The audit log of the booking; empty for a role that may not read it. */
  entries: readonly BookingAuditEntry[];
};

const stepsOfStatus: Record<TimelineStep, BookingStep> = {
  confirmed: "booked",
  collected: "collected",
  testing: "testing",
  ready: "handedOver",
};

/**
 * Returns the five steps of a booking. Those before the current one are done, also where a status was skipped; only the
 * report is not done without a file.
 */
export function listRailSteps({ status, createdAt, reports, entries }: RailInput): RailStep[] {
  const current = getCurrentReport([...reports]);
  const times = getStepTimes(listStatusChanges(entries));
  const reachedAt: Record<BookingStep, string | null> = {
    booked: createdAt,
    collected: formatInstant(times.collected),
    testing: formatInstant(times.testing),
    report: current?.uploadedAt ?? null,
    handedOver: current?.releasedAt ?? formatInstant(times.ready),
  };
  const isDeclined = !holdsSeat(status);
  const reached = isDeclined ? findLastRecorded(reachedAt) + 1 : bookingSteps.indexOf(getReachedStep(status, current));
  return bookingSteps.map((step, index): RailStep => {
    const at = index > reached ? null : reachedAt[step];
    if (index !== reached)
      return { step, state: index < reached && !(step === "report" && !current) ? "done" : "later", at };
    if (isDeclined) return { step: "declined", state: "current", at: formatInstant(times.declined) };
    const isCompletedByHand = step === "handedOver" && !current?.releasedAt;
    return { step: isCompletedByHand ? "completed" : step, state: "current", at };
  });
}

/** A report counts once the sample is collected: one that was uploaded early waits for it. */
function getReachedStep(status: string, report: ReportState | undefined): BookingStep {
  if (!report || isUpcoming(status)) return stepsOfStatus[getTimelineStep(status)];
  return report.releasedAt === null ? "report" : "handedOver";
}

/** Index of the last step before the hand-over that a declined booking had reached. */
function findLastRecorded(reachedAt: Record<BookingStep, string | null>): number {
  return bookingSteps.slice(0, -1).findLastIndex((step) => reachedAt[step] !== null);
}

function listStatusChanges(entries: readonly BookingAuditEntry[]): StatusChange[] {
  return entries.flatMap((entry): StatusChange[] => {
    if (entry.action === "status") return [{ at: new Date(entry.at), of: "status", to: entry.change.to }];
    return entry.action === "cancelled" ? [{ at: new Date(entry.at), of: "status", to: "declined" }] : [];
  });
}

function formatInstant(at: Date | undefined): string | null {
  return at?.toISOString() ?? null;
}
