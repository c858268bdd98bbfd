import { parseActor } from "#core/access/actor.ts";
import type { AuditChange } from "#core/audit/audit-events.ts";
import type { BookingAuditEntry } from "#core/bookings/response-schema.ts";
import { formatRupees } from "#core/pricing/money.ts";
import { sentences } from "#sentences";
import { words } from "#texts";
import { formatShortDate } from "#web/lib/format-date.ts";
import { getPaymentBadge, getStatusBadge } from "#web/lib/format-status.ts";

const texts = words.admin.bookingAudit;

/** Describes an entry of a booking's audit log. */
export function formatAuditEntry(entry: BookingAuditEntry): string {
  const { fileName = "" } = entry;
  const reportWords = words.admin.report.history;
  switch (entry.action) {
    case "placed":
      return texts[entry.change.place === "centre" ? "placedAtCentre" : "placed"](formatSlot(entry.change));
    case "status":
      return formatStatusChange(entry.change, entry.note);
    case "moved":
      return texts.moved(
        formatSlot(entry.change.from),
        formatSlot(entry.change.to),
        formatMoveReason(entry.change.reason),
      );
    case "cancelled":
      return texts.cancelled(sentences.cancelReasons[entry.change.reason]);
    case "changed":
      return texts.changed(formatChangedFields(entry.change));
    case "items-changed": {
      const { added, removed, to } = entry.change;
      return texts.items(added.join(", "), removed.join(", "), formatRupees(to));
    }
    case "payment":
      return formatPayment(entry.change);
    case "discount-given":
      return texts.discountGiven(formatRupees(entry.change.to));
    case "discount-withdrawn":
      return texts.discountWithdrawn(formatRupees(entry.change.from));
    case "fasting-answered":
      return texts.fastingAnswered[entry.change.answer];
    case "message":
      return texts.message(formatChannel(entry.change.channel));
    case "opted-out":
      return texts.optedOut[entry.change.source];
    case "opted-in":
      return texts.optedIn;
    case "deleted":
      return texts.deleted;
    case "report-attached":
      return reportWords.attached(fileName);
    case "report-replaced":
      return reportWords.replaced(fileName);
    case "report-released":
      return reportWords.released;
    case "report-withdrawn":
      return reportWords.withdrawn;
    case "report-opened":
      return reportWords.opened;
    default:
      return formatUnknown(entry);
  }
}

/** With the reason of a step back, and the note beside it. */
function formatStatusChange({ from, to, reason }: AuditChange<"status">, note = ""): string {
  const labels: Record<string, string> = words.admin.stepBack.reasons;
  const why = reason === undefined ? [] : [labels[reason] ?? reason];
  const reasons = [...why, note].filter(Boolean).join(", ");
  return texts.status(getStatusBadge(from).label, getStatusBadge(to).label, reasons);
}

/** With the amount, if money was taken or returned. */
function formatPayment({ from, to, paise, receipt }: AuditChange<"payment">): string {
  const change = texts.payment(getPaymentBadge(from).label, getPaymentBadge(to).label);
  if (paise === undefined) return change;
  const amount = formatRupees(Math.abs(paise));
  if (receipt === undefined) return texts.corrected(paise < 0 ? `−${amount}` : amount, getPaymentBadge(to).label);
  return paise < 0 ? texts.returned(amount, receipt) : texts.taken(amount, receipt);
}

/** An entry of a newer build has the name of its action. */
function formatUnknown(entry: never): string {
  return String((entry as BookingAuditEntry).action);
}

function formatChangedFields({ fields, phoneFrom, phoneTo }: AuditChange<"changed">): string {
  const ends = phoneFrom && phoneTo ? [texts.phoneEnds(phoneFrom, phoneTo)] : [];
  return [formatFieldNames(fields), ...ends].join(", ");
}

/** Lists the changed fields by their labels. */
export function formatFieldNames(fields: readonly string[]): string {
  const names: Record<string, unknown> = words.admin.booking;
  return fields.map((field) => String(names[field] ?? field)).join(", ");
}

function formatMoveReason(reason = ""): string {
  const labels: Record<string, string> = words.admin.move.reasons;
  return labels[reason] ?? reason;
}

function formatSlot({ day, time }: { day: string; time: string }): string {
  return `${formatShortDate(day)}, ${time}`;
}

function formatChannel(channel: string): string {
  const names: Record<string, string> = words.admin.messages.channels;
  return names[channel] ?? channel;
}

/** Formats the actor: "admin owner" → "by owner". */
export function formatAuditActor(actor: string): string {
  const parsed = parseActor(actor);
  return parsed.kind === "admin" ? texts.by.admin(parsed.name) : texts.by[parsed.kind];
}
