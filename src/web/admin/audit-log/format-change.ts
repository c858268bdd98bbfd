import type { StaffRole } from "#core/access/policy.ts";
import type { AuditAction, AuditChange, AuditEvent } from "#core/audit/audit-events.ts";
import { languages } from "#core/i18n/languages.ts";
import { formatRupees } from "#core/pricing/money.ts";
import { words } from "#texts";
import { formatFieldNames } from "#web/admin/bookings/audit-labels.ts";
import { formatShortDate } from "#web/lib/format-date.ts";
import { getPaymentBadge, getStatusBadge } from "#web/lib/format-status.ts";

const texts = words.admin.auditLog;

/** Previous and new value; either can be missing. */
export type FormattedChange = { from?: string; to?: string };

type Formatter<A extends AuditAction> = (change: AuditChange<A>) => FormattedChange;

/** Null where an entry shows no values. */
const formatters: { [A in AuditAction]: Formatter<A> | null } = {
  placed: (visit) => ({ to: formatVisitSummary(visit) }),
  deleted: (visit) => ({ from: formatVisitSummary(visit) }),
  status: (change) => formatPair(change, (status) => getStatusBadge(status).label),
  cancelled: (change) => formatPair(change, (status) => getStatusBadge(status).label),
  payment: formatPayment,
  "discount-given": (change) => formatPair(change, formatRupees),
  "discount-withdrawn": (change) => formatPair(change, formatRupees),
  "cash-moved": ({ paise }) => ({ to: formatRupees(paise) }),
  "cash-accepted": ({ paise }) => ({ to: formatRupees(paise) }),
  "cash-refused": ({ paise }) => ({ from: formatRupees(paise) }),
  "cash-counted": formatCount,
  "closing-accepted": formatCount,
  "settlement-declared": formatCount,
  "day-book-exported": ({ from, to }) => ({ to: texts.period(formatShortDate(from), formatShortDate(to)) }),
  moved: (change) => formatPair(change, ({ day, time }) => `${formatShortDate(day)} ${time}`),
  changed: formatDetailsChange,
  "items-changed": (change) => formatPair(change, formatRupees),
  noted: (change) => formatPair(change, (count) => (count === 0 ? texts.nothing : texts.letters(count))),
  exported: ({ from, to }) => ({ to: texts.period(formatShortDate(from), formatShortDate(to)) }),
  "staff-invited": ({ to }) => ({ to: formatRole(to) }),
  "staff-role-changed": (change) => formatPair(change, formatRole),
  "staff-switched-off": ({ from }) => ({ from: formatRole(from) }),
  "faqs-added": formatFieldChanges,
  "faqs-changed": formatFieldChanges,
  "faqs-removed": formatFieldChanges,
  "test-added": formatFieldChanges,
  "test-changed": formatFieldChanges,
  "package-added": formatFieldChanges,
  "package-changed": formatFieldChanges,
  "offer-changed": formatFieldChanges,
  "lab-changed": formatFieldChanges,
  "day-opened": formatFieldChanges,
  "day-closed": formatFieldChanges,
  "area-served": formatFieldChanges,
  "area-left": formatFieldChanges,
  "areas-ordered": null,
  "visit-assigned": ({ from, to }) => ({ ...(from && { from }), ...(to && { to }) }),
  "round-ordered": ({ day }) => ({ to: formatShortDate(day) }),
  "tube-received": ({ code }) => ({ to: code }),
  "tube-rejected": ({ code }) => ({ to: code }),
  ...{ "opted-out": null, "opted-in": null },
  "inbound-handled": ({ reopened }) => (reopened ? { to: texts.reopened } : {}),
  "fasting-answered": ({ answer }) => ({ to: texts.fastingAnswers[answer] }),
  "translation-changed": ({ language, item }) => ({ to: `${item}, ${languages[language].name}` }),
  "translation-approved": ({ language, item }) => ({ to: `${item}, ${languages[language].name}` }),
  ...{ "report-attached": null, "report-replaced": null, "report-released": null, "report-withdrawn": null },
  ...{ "report-opened": null, looked: null, message: null, "message-answered": null, "message-reopened": null },
  ...{ "waitlist-left": null, erased: null, merged: null, split: null, restored: null, retention: null },
  ...{ "patient-exported": null, "audit-log-exported": null, "staff-joined": null, "staff-session-ended": null },
  ...{ "second-step-on": null, "second-step-off": null, "second-step-reset": null, "sign-in-code-wrong": null },
  ...{ "backup-codes-renewed": null, "backup-code-used": null },
  ...{ "testimonials-added": null, "testimonials-changed": null, "testimonials-removed": null },
};

/**
 * Formats the previous and the new value; for published content, each changed field. An action of a newer build shows
 * none.
 */
export function formatChange({ action, change }: AuditEvent): FormattedChange {
  const format = formatters[action] as ((values: AuditEvent["change"]) => FormattedChange) | null | undefined;
  return format?.(change) ?? {};
}

function formatPair<Value>({ from, to }: { from: Value; to: Value }, format: (value: Value) => string) {
  return { from: format(from), to: format(to) };
}

/** The statuses, with the amount and the receipt's number if money was taken or returned. */
function formatPayment({ paise, receipt, ...change }: AuditChange<"payment">): FormattedChange {
  const { from, to } = formatPair(change, (status) => getPaymentBadge(status).label);
  const amount = paise === undefined ? [] : [`${paise < 0 ? "−" : ""}${formatRupees(Math.abs(paise))}`];
  return { from, to: [to, ...amount, ...(receipt === undefined ? [] : [receipt])].join(", ") };
}

/** The changed fields; of a phone the digits that are kept. */
function formatDetailsChange({ fields, phoneFrom, phoneTo }: AuditChange<"changed">): FormattedChange {
  const others = phoneTo ? fields.filter((field) => field !== "phone") : fields;
  const changedTo = [formatFieldNames(others), phoneTo && texts.phoneEnd(phoneTo)].filter(Boolean).join(", ");
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
  [A in
    | "overbook"
    | "onClosedDay"
    | "unprepared"
    | "afterEating"
    | "afterPayment"
    | "beforeVisit"
    | "withoutSample"
    | "withoutReport"]?: boolean;
};

/** Reasons of actions that have words of their own. */
const reasonsByAction: Partial<Record<AuditAction, Record<string, string>>> = {
  "tube-rejected": words.admin.bench.reasons,
  erased: words.admin.patientErasure.reasons,
};

/** Formats the reason and the confirmations of a change. */
export function formatReasons({ action, change }: AuditEvent): string {
  const { reason, ...confirmed } = change as Reasons;
  const reasons: Record<string, string> = reasonsByAction[action] ?? texts.reasons;
  return [
    reason && (reasons[reason] ?? reason),
    confirmed.overbook && texts.overbooked,
    confirmed.onClosedDay && texts.closedDay,
    confirmed.unprepared && texts.unprepared,
    confirmed.afterEating && texts.afterEating,
    confirmed.afterPayment && texts.afterPayment,
    confirmed.beforeVisit && texts.beforeVisit,
    confirmed.withoutSample && texts.withoutSample,
    confirmed.withoutReport && texts.withoutReport,
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

/** What should have been there, if it differs, and what was. */
function formatCount({ paise, differencePaise }: { paise: number; differencePaise: number }): FormattedChange {
  return { ...(differencePaise !== 0 && { from: formatRupees(paise - differencePaise) }), to: formatRupees(paise) };
}
