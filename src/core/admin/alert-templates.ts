import { formatClockTime } from "#core/calendar/clock-time.ts";
import { formatLongDate } from "#core/calendar/day.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import type { Sentences } from "#core/i18n/en.ts";
import type { MessageKind } from "#core/messages/message.ts";
import { formatDiskSize } from "./disk-space.ts";
import type { AdminWarning } from "./warnings.ts";

/** One message to the lab; the variables belong to an approved template, in order. */
export type AlertText = { subject: string; body: string; variables: string[] };

type WarningByCode<Code extends AdminWarning["code"]> = Extract<AdminWarning, { code: Code }>;
type AlertTemplates = {
  [Code in AdminWarning["code"] & MessageKind]: (
    warning: WarningByCode<Code>,
    lab: string,
    sentences: AlertSentences,
  ) => AlertText;
};
type AlertSentences = Pick<Sentences, "alertMessages" | "calendar">;

/** Warnings that are sent to the owner, each a message kind. */
const alertTemplates: AlertTemplates = {
  "password-guessing": ({ since: moment, tries, addresses }, lab, sentences) => {
    const { subject, body } = sentences.alertMessages["password-guessing"];
    const since = formatMoment(moment, sentences);
    return {
      subject,
      body: body({ lab, tries, addresses, since }),
      variables: [String(tries), String(addresses), since],
    };
  },
  "messages-failing": ({ channels: failing, messages }, lab, { alertMessages }) => {
    const { subject, body } = alertMessages["messages-failing"];
    const channels = alertMessages.listChannels(failing.map((channel) => alertMessages.channels[channel]));
    return { subject, body: body({ lab, channels, messages }), variables: [channels, String(messages)] };
  },
  "disk-nearly-full": ({ freeBytes }, lab, { alertMessages }) => {
    const { subject, body } = alertMessages["disk-nearly-full"];
    const left = formatDiskSize(freeBytes);
    return { subject, body: body({ lab, left }), variables: [left] };
  },
  "backup-old": ({ lastGoodAt }, lab, sentences) => {
    const { subject, body, never } = sentences.alertMessages["backup-old"];
    const made = lastGoodAt ? formatMoment(lastGoodAt, sentences) : never;
    return { subject, body: body({ lab, made }), variables: [made] };
  },
};

export type AlertKind = keyof typeof alertTemplates;

/** Returns the alert for a warning, or null if it is shown only in the admin area. */
export function createAlert(
  warning: AdminWarning,
  lab: string,
  sentences: AlertSentences,
): (AlertText & { kind: AlertKind }) | null {
  const { code } = warning;
  if (!(code in alertTemplates)) return null;
  const kind = code as AlertKind;
  const format = alertTemplates[kind] as (warning: AdminWarning, lab: string, sentences: AlertSentences) => AlertText;
  return { kind, ...format(warning, lab, sentences) };
}

/** "10:42 AM on Monday, 23 November 2026" */
function formatMoment(moment: string, { alertMessages, calendar }: AlertSentences): string {
  const { day, minutes } = toLabTime(new Date(moment));
  return alertMessages.moment(formatClockTime(minutes), formatLongDate(day, calendar));
}
