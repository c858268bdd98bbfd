import type { StaffRole } from "#core/access/policy.ts";
import type { AuditChange, AuditEvent } from "#core/audit/audit-events.ts";
import { getPaymentBadge, getStatusBadge } from "#core/bookings/statuses.ts";
import { formatShortDate } from "#core/calendar/day.ts";
import { formatRupees } from "#core/pricing/money.ts";
import { words } from "#texts";
import { formatFieldNames } from "#web/admin/bookings/audit-labels.ts";

const texts = words.admin.auditLog;

/** Previous and new value; either can be missing. */
export type FormattedChange = { from?: string; to?: string };

/** Formats the previous and the new value; for published content, each changed field. */
export function formatChange(event: AuditEvent): FormattedChange {
  switch (event.action) {
    case "placed":
      return { to: formatVisitSummary(event.change) };
    case "deleted":
      return { from: formatVisitSummary(event.change) };
    case "status":
    case "cancelled":
      return formatPair(event.change, (status) => getStatusBadge(status).label);
    case "payment":
      return formatPair(event.change, (status) => getPaymentBadge(status).label);
    case "moved":
      return formatPair(event.change, ({ day, time }) => `${formatShortDate(day)} ${time}`);
    case "changed":
      return formatDetailsChange(event.change);
    case "items-changed":
      return formatPair(event.change, formatRupees);
    case "noted":
      return formatPair(event.change, (count) => (count === 0 ? texts.nothing : texts.letters(count)));
    case "exported":
      return { to: texts.period(formatShortDate(event.change.from), formatShortDate(event.change.to)) };
    case "staff-invited":
      return { to: formatRole(event.change.to) };
    case "staff-role-changed":
      return formatPair(event.change, formatRole);
    case "staff-switched-off":
      return { from: formatRole(event.change.from) };
    case "faqs-added":
    case "faqs-changed":
    case "faqs-removed":
    case "test-added":
    case "test-changed":
    case "package-added":
    case "package-changed":
    case "offer-changed":
    case "lab-changed":
    case "day-opened":
    case "day-closed":
    case "area-served":
    case "area-left":
      return formatFieldChanges(event.change);
    case "report-attached":
    case "report-replaced":
    case "report-released":
    case "report-withdrawn":
    case "report-opened":
    case "looked":
    case "message":
    case "message-answered":
    case "message-reopened":
    case "waitlist-left":
    case "erased":
    case "merged":
    case "split":
    case "patient-exported":
    case "audit-log-exported":
    case "staff-joined":
    case "staff-session-ended":
    case "second-step-on":
    case "second-step-off":
    case "second-step-reset":
    case "backup-codes-renewed":
    case "backup-code-used":
    case "sign-in-code-wrong":
    case "restored":
    case "retention":
    case "testimonials-added":
    case "testimonials-changed":
    case "testimonials-removed":
      return {};
    default:
      return formatUnknown(event);
  }
}

/** An entry of a newer build, which this one cannot read; the compiler knows of none. */
function formatUnknown(_event: never): FormattedChange {
  return {};
}

function formatPair<Value>({ from, to }: { from: Value; to: Value }, format: (value: Value) => string) {
  return { from: format(from), to: format(to) };
}

/** The changed fields, and the last digits of a changed phone. */
function formatDetailsChange({ fields, phoneFrom, phoneTo }: AuditChange<"changed">): FormattedChange {
  const changedTo = [formatFieldNames(fields), phoneTo && texts.phoneEnd(phoneTo)].filter(Boolean).join(", ");
  return { ...(phoneFrom && { from: texts.phoneEnd(phoneFrom) }), to: changedTo };
}

function formatRole(role: StaffRole): string {
  return words.admin.team.roles[role].name;
}

function formatVisitSummary({ day, time, totalPaise }: { day: string; time: string; totalPaise: number }): string {
  return texts.visit(`${formatShortDate(day)} ${time}`, formatRupees(totalPaise));
}

/** Formats the changed fields of `to` that are short text, numbers or booleans: "price 849 to 799". */
function formatFieldChanges({ from: before = {}, to = {} }: AuditChange<"lab-changed">): FormattedChange {
  const changed = Object.keys(to).filter((field) => isDisplayable(to[field]) && to[field] !== before[field]);
  const format = (values: Record<string, unknown>) =>
    changed
      .filter((field) => isDisplayable(values[field]))
      .map((field) => `${field} ${values[field] === "" ? texts.nothing : values[field]}`)
      .join(", ");
  return { ...(format(before) && { from: format(before) }), ...(format(to) && { to: format(to) }) };
}

function isDisplayable(value: unknown): boolean {
  return typeof value === "number" || typeof value === "boolean" || (typeof value === "string" && value.length < 60);
}

/** What an action can record of its reason and of the confirmations given with it. */
type Reasons = { reason?: string } & {
  [A in "overbook" | "onClosedDay" | "afterPayment" | "beforeVisit" | "withoutSample" | "withoutReport"]?: boolean;
};

/** Formats the reason and the confirmations of a change. */
export function formatReasons({ change }: AuditEvent): string {
  const { reason, overbook, onClosedDay, afterPayment, beforeVisit, withoutSample, withoutReport } = change as Reasons;
  const reasons: Record<string, string> = texts.reasons;
  return [
    reason && (reasons[reason] ?? reason),
    overbook && texts.overbooked,
    onClosedDay && texts.closedDay,
    afterPayment && texts.afterPayment,
    beforeVisit && texts.beforeVisit,
    withoutSample && texts.withoutSample,
    withoutReport && texts.withoutReport,
  ]
    .filter(Boolean)
    .join(", ");
}

type Subject = { to?: { name?: unknown }; from?: { name?: unknown }; name?: unknown; day?: unknown; pinCode?: unknown };

/** Returns the subject if it is not a booking or a person: the name of a test or package, a day or a PIN code. */
export function formatSubjectName({ change }: AuditEvent): string {
  const { to, from, name, day, pinCode } = change as Subject;
  const subject = to?.name ?? from?.name ?? name ?? day ?? pinCode;
  return typeof subject === "string" ? subject : "";
}
