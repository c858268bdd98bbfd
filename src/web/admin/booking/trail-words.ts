import { cancelReasons } from "#core/bookings/changing/cancel-reasons.ts";
import type { TrailEntry } from "#core/bookings/schema.ts";
import { paymentBadge, statusBadge } from "#core/bookings/statuses.ts";
import { shortDate } from "#core/calendar/day.ts";
import { formatRupees } from "#core/pricing/money.ts";
import { words } from "#texts";

type Entry = Pick<TrailEntry, "action" | "change">;

/** What happened, in plain words; an action that has none yet is shown by its name. */
export function trailSentence({ action, change }: Entry): string {
  const texts = words.desk.history;
  const reportWords = words.desk.report.history;
  const told = (key: string) => String(change[key] ?? "");
  switch (action) {
    case "placed":
      return texts[told("place") === "centre" ? "placedAtCentre" : "placed"](
        `${shortDate(told("day"))}, ${told("time")}`,
      );
    case "status":
      return texts.status(statusBadge(told("from")).label, statusBadge(told("to")).label);
    case "moved":
      return texts.moved(hourWords(told("from")), hourWords(told("to")), moveReason(told("reason")));
    case "cancelled":
      return texts.cancelled(reasonLabel(told("reason")));
    case "changed":
      return texts.changed(changedFields(change));
    case "items-changed":
      return texts.items(listed(change.added), listed(change.removed), formatRupees(Number(change.to)));
    case "payment":
      return texts.payment(paymentBadge(told("from")).label, paymentBadge(told("to")).label);
    case "message":
      return texts.message(channelName(told("channel")));
    case "deleted":
      return texts.deleted;
    case "report-attached":
      return reportWords.attached(told("fileName"));
    case "report-replaced":
      return reportWords.replaced(told("fileName"));
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

function changedFields({ fields, phoneFrom, phoneTo }: Entry["change"]): string {
  const ends = phoneTo === undefined ? [] : [words.desk.history.phoneEnds(String(phoneFrom), String(phoneTo))];
  return [changedWords(fields), ...ends].join(", ");
}

/** The fields that were changed, by the names that stand beside them. */
export function changedWords(fields: unknown): string {
  const names: Record<string, unknown> = words.desk.booking;
  return [fields]
    .flat()
    .map((field) => String(names[String(field)] ?? field))
    .join(", ");
}

function listed(codes: unknown): string {
  return Array.isArray(codes) ? codes.join(", ") : "";
}

function reasonLabel(reason: string): string {
  const labels: Record<string, { label: string }> = cancelReasons;
  return labels[reason]?.label ?? reason;
}

function moveReason(reason: string): string {
  const labels: Record<string, string> = words.desk.move.reasons;
  return labels[reason] ?? reason;
}

/** "2026-11-24 09:00 AM", as the trail keeps it. */
function hourWords(kept: string): string {
  return `${shortDate(kept.slice(0, 10))}, ${kept.slice(11)}`;
}

function channelName(channel: string): string {
  const names: Record<string, string> = words.desk.messages.channels;
  return names[channel] ?? channel;
}

/** Who did it: "admin owner" → "by owner". */
export function trailActor(actor: string): string {
  const [kind, ...name] = actor.split(" ");
  const { by } = words.desk.history;
  if (kind === "visitor" || kind === "patient" || kind === "system") return by[kind];
  return by.admin(name.join(" ") || actor);
}
