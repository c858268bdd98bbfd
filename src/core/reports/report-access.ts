import type { Actor } from "#core/access/actor.ts";
import { authorize, can } from "#core/access/authorize.ts";
import { DomainError } from "#core/errors.ts";
import { isErased } from "#core/patients/erased-patient.ts";

type ReportVisibility = { releasedAt: Date | null; replacedAt: Date | null };

/**
 * Whether the actor may see a report: those who manage reports see all of a booking, its phone and other staff only the
 * current released one.
 */
export function canSeeReport(actor: Actor, report: ReportVisibility): boolean {
  if (can(actor, "manage-reports")) return true;
  if (actor.kind !== "patient" && !can(actor, "read-reports", "")) return false;
  return isOpenToPatient(report);
}

/** Whether the report is current and released; a withdrawn one is not released any more. */
export function isOpenToPatient({ releasedAt, replacedAt }: ReportVisibility): boolean {
  return releasedAt !== null && replacedAt === null;
}

/** The law requires keeping an erased patient's reports; only those who may open retained records open them. */
export function authorizeRetainedRecord(actor: Actor, booking: { phone: string }): void {
  if (isErased(booking)) authorize(actor, "open-retained-records");
}

/**
 * Returns the report if the actor may see it. An unreleased report looks missing to the patient. Throws `not-found`.
 */
export function requireVisibleReport<R extends ReportVisibility>(actor: Actor, report: R | undefined): R {
  if (!report || !canSeeReport(actor, report)) throw new DomainError("not-found", "report-none");
  return report;
}
