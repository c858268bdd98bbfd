import { parseStaffRole } from "#core/access/policy.ts";
import type { AuditLogEntry } from "#core/admin/audit-log-schema.ts";
import { formatRupees } from "#core/pricing/money.ts";
import { words } from "#texts";
import { formatFieldNames } from "#web/admin/bookings/audit-labels.ts";
import { formatShortDate } from "#web/lib/format-date.ts";
import { getPaymentBadge, getStatusBadge } from "#web/lib/format-status.ts";

const texts = words.admin.auditLog;

/** Previous and new value; either can be missing. */
export type FormattedChange = { from?: string; to?: string };

type AuditChange = Pick<AuditLogEntry, "action" | "change">;

/** Formats the previous and the new value; for published content, each changed field. */
export function formatChange({ action, change }: AuditChange): FormattedChange {
  const textField = (key: string) => (typeof change[key] === "string" ? change[key] : "");
  const changedTo = () =>
    [formatFieldNames(change.fields), textField("phoneTo") && texts.phoneEnd(textField("phoneTo"))]
      .filter(Boolean)
      .join(", ");
  const pair = (format: (value: string) => string) => ({
    ...(textField("from") && { from: format(textField("from")) }),
    ...(textField("to") && { to: format(textField("to")) }),
  });
  if (action === "status" || action === "cancelled") return pair((status) => getStatusBadge(status).label);
  if (action === "changed")
    return { ...(textField("phoneFrom") && { from: texts.phoneEnd(textField("phoneFrom")) }), to: changedTo() };
  if (action === "items-changed") return formatTotalChange(change);
  if (action === "noted") return formatLengthChange(change);
  if (action === "moved") return pair((slot) => `${formatShortDate(slot.slice(0, 10))}${slot.slice(10)}`);
  if (action === "payment") return pair((status) => getPaymentBadge(status).label);
  if (action.startsWith("staff-")) return pair(formatRole);
  if (action === "exported")
    return { to: texts.period(formatShortDate(textField("from")), formatShortDate(textField("to"))) };
  if (action === "placed") return { to: formatVisitSummary(change) };
  if (action === "deleted") return { from: formatVisitSummary(change) };
  return formatFieldChanges(change);
}

/** Formats totals (in paise). */
function formatTotalChange({ from, to }: AuditChange["change"]): FormattedChange {
  if (typeof from !== "number" || typeof to !== "number") return {};
  return { from: formatRupees(from), to: formatRupees(to) };
}

/** Formats the length of a note: its text is stored with the patient only. */
function formatLengthChange({ from, to }: AuditChange["change"]): FormattedChange {
  if (typeof from !== "number" || typeof to !== "number") return {};
  const formatLength = (count: number) => (count === 0 ? texts.nothing : texts.letters(count));
  return { from: formatLength(from), to: formatLength(to) };
}

function formatRole(role: string): string {
  const staffRole = parseStaffRole(role);
  return staffRole ? words.admin.team.roles[staffRole].name : role;
}

function formatVisitSummary({ day, time, totalPaise }: AuditChange["change"]): string {
  const sum = typeof totalPaise === "number" ? formatRupees(totalPaise) : "";
  return typeof day === "string" ? texts.visit(`${formatShortDate(day)} ${time}`, sum) : sum;
}

/** Formats the changed fields of `to` that are short text, numbers or booleans: "price 849 to 799". */
function formatFieldChanges({ from, to }: AuditChange["change"]): FormattedChange {
  if (!isObject(to)) return {};
  const before = isObject(from) ? from : {};
  const changed = Object.keys(to).filter((field) => isDisplayable(to[field]) && to[field] !== before[field]);
  const format = (values: Record<string, unknown>) =>
    changed
      .filter((field) => isDisplayable(values[field]))
      .map((field) => `${field} ${values[field] === "" ? texts.nothing : values[field]}`)
      .join(", ");
  return { ...(format(before) && { from: format(before) }), ...(format(to) && { to: format(to) }) };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isDisplayable(value: unknown): boolean {
  return typeof value === "number" || typeof value === "boolean" || (typeof value === "string" && value.length < 60);
}

/** Formats the reason and the confirmations of a change. */
export function formatReasons({ change }: AuditChange): string {
  const { reason, overbook, onClosedDay, afterPayment, beforeVisit, withoutSample, withoutReport } = change;
  const reasons: Record<string, string> = texts.reasons;
  return [
    typeof reason === "string" && (reasons[reason] ?? reason),
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

/** Returns the subject if it is not a booking or a person: the name of a test or package, a day or a PIN code. */
export function formatSubjectName({ change }: AuditChange): string {
  const named = [change.to, change.from, change].find((value) => isObject(value) && typeof value.name === "string");
  const name = isObject(named) ? named.name : (change.day ?? change.pinCode);
  return typeof name === "string" ? name : "";
}
