import type { TrailEntry } from "#core/bookings/schema.ts";
import { paymentBadge, statusBadge } from "#core/bookings/statuses.ts";
import { shortDate } from "#core/calendar/day.ts";
import { en } from "#web/texts/en.ts";

type Entry = Pick<TrailEntry, "action" | "change">;

/** What happened, in plain words; an action that has none yet is shown by its name. */
export function trailSentence({ action, change }: Entry): string {
  const words = en.desk.history;
  const reportWords = en.desk.report.history;
  const told = (key: string) => String(change[key] ?? "");
  switch (action) {
    case "placed":
      return words.placed(`${shortDate(told("day"))}, ${told("time")}`);
    case "status":
      return words.status(statusBadge(told("from")).label, statusBadge(told("to")).label);
    case "payment":
      return words.payment(paymentBadge(told("from")).label, paymentBadge(told("to")).label);
    case "message":
      return words.message(channelName(told("channel")));
    case "deleted":
      return words.deleted;
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

function channelName(channel: string): string {
  const names: Record<string, string> = en.desk.messages.channels;
  return names[channel] ?? channel;
}

/** Who did it: "admin owner" → "by owner". */
export function trailActor(actor: string): string {
  const [kind, ...name] = actor.split(" ");
  const { by } = en.desk.history;
  if (kind === "visitor" || kind === "patient" || kind === "system") return by[kind];
  return by.admin(name.join(" ") || actor);
}
