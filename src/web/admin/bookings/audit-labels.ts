import type { BookingAuditEntry } from "#core/bookings/schema.ts";
import { formatRupees } from "#core/pricing/money.ts";
import { sentences } from "#sentences";
import { words } from "#texts";
import { formatShortDate } from "#web/lib/format-date.ts";
import { getPaymentBadge, getStatusBadge } from "#web/lib/format-status.ts";

type AuditEntry = Pick<BookingAuditEntry, "action" | "change">;

/** Describes an audit log entry; an action without a text is shown by its name. */
export function formatAuditEntry({ action, change }: AuditEntry): string {
  const texts = words.admin.bookingAudit;
  const reportWords = words.admin.report.history;
  const getChangeText = (key: string) => String(change[key] ?? "");
  switch (action) {
    case "placed":
      return texts[getChangeText("place") === "centre" ? "placedAtCentre" : "placed"](
        `${formatShortDate(getChangeText("day"))}, ${getChangeText("time")}`,
      );
    case "status":
      return texts.status(getStatusBadge(getChangeText("from")).label, getStatusBadge(getChangeText("to")).label);
    case "moved":
      return texts.moved(
        formatStoredSlot(getChangeText("from")),
        formatStoredSlot(getChangeText("to")),
        formatMoveReason(getChangeText("reason")),
      );
    case "cancelled":
      return texts.cancelled(formatCancelReason(getChangeText("reason")));
    case "changed":
      return texts.changed(formatChangedFields(change));
    case "items-changed":
      return texts.items(joinCodes(change.added), joinCodes(change.removed), formatRupees(Number(change.to)));
    case "payment":
      return texts.payment(getPaymentBadge(getChangeText("from")).label, getPaymentBadge(getChangeText("to")).label);
    case "message":
      return texts.message(formatChannel(getChangeText("channel")));
    case "deleted":
      return texts.deleted;
    case "report-attached":
      return reportWords.attached(getChangeText("fileName"));
    case "report-replaced":
      return reportWords.replaced(getChangeText("fileName"));
    case "report-released":
      return reportWords.released;
    case "report-withdrawn":
      return reportWords.withdrawn;
    case "report-opened":
      return reportWords.opened;
    default:
      return action;
  }
}

function formatChangedFields({ fields, phoneFrom, phoneTo }: AuditEntry["change"]): string {
  const ends = phoneTo === undefined ? [] : [words.admin.bookingAudit.phoneEnds(String(phoneFrom), String(phoneTo))];
  return [formatFieldNames(fields), ...ends].join(", ");
}

/** Lists the changed fields by their labels. */
export function formatFieldNames(fields: unknown): string {
  const names: Record<string, unknown> = words.admin.booking;
  return [fields]
    .flat()
    .map((field) => String(names[String(field)] ?? field))
    .join(", ");
}

function joinCodes(codes: unknown): string {
  return Array.isArray(codes) ? codes.join(", ") : "";
}

function formatCancelReason(reason: string): string {
  const labels: Record<string, string> = sentences.cancelReasons;
  return labels[reason] ?? reason;
}

function formatMoveReason(reason: string): string {
  const labels: Record<string, string> = words.admin.move.reasons;
  return labels[reason] ?? reason;
}

/** Formats a slot as the audit log stores it, "2026-11-24 09:00 AM". */
function formatStoredSlot(storedSlot: string): string {
  return `${formatShortDate(storedSlot.slice(0, 10))}, ${storedSlot.slice(11)}`;
}

function formatChannel(channel: string): string {
  const names: Record<string, string> = words.admin.messages.channels;
  return names[channel] ?? channel;
}

/** Formats the actor: "admin owner" → "by owner". */
export function formatAuditActor(actor: string): string {
  const [kind, ...name] = actor.split(" ");
  const { by } = words.admin.bookingAudit;
  if (kind === "visitor" || kind === "patient" || kind === "system") return by[kind];
  return by.admin(name.join(" ") || actor);
}
