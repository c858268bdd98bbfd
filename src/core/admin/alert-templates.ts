import { formatClockTime } from "#core/calendar/clock-time.ts";
import { formatLongDate } from "#core/calendar/day.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import type { MessageChannel, MessageKind } from "#core/messages/message.ts";
import { formatDiskSize } from "./disk-space.ts";
import type { AdminWarning } from "./warnings.ts";

/** One message to the lab; the variables belong to an approved template, in order. */
export type AlertText = { subject: string; body: string; variables: string[] };

type WarningByCode<Code extends AdminWarning["code"]> = Extract<AdminWarning, { code: Code }>;
type AlertTemplates = {
  [Code in AdminWarning["code"] & MessageKind]: (warning: WarningByCode<Code>, lab: string) => AlertText;
};

const channelNames = { whatsapp: "WhatsApp", sms: "SMS", email: "email" } satisfies Record<MessageChannel, string>;

/** Warnings that are sent to the owner, each a message kind; the remedy comes last. */
const alertTemplates: AlertTemplates = {
  "password-guessing": ({ since, tries, addresses }, lab) => {
    const [tried, places, begun] = [String(tries), String(addresses), formatMoment(since)];
    const from = addresses === 1 ? "one address" : `${places} addresses`;
    return {
      subject: "Somebody is trying to guess your admin password",
      body: [
        `The admin password of ${lab} has been tried ${tried} times from ${from} since ${begun}, and was wrong each time.`,
        "Who goes on trying now waits, up to five minutes from one try to the next. A browser that has signed in before waits for its own tries alone.",
        "If it was not one of you: change the password in the admin area to a long sentence that you use nowhere else.",
      ].join("\n"),
      variables: [tried, places, begun],
    };
  },
  "messages-failing": ({ channels, messages }, lab) => {
    const [channelList, count] = [channels.map((channel) => channelNames[channel]).join(" and "), String(messages)];
    return {
      subject: "Messages to your patients do not get through",
      body: [
        `What ${lab} sends by ${channelList} does not get through. Messages that failed or wait for another try: ${count}. In the last hour none got through.`,
        "Often the provider's account is empty or locked, or its password was changed. The provider's own words stand in the admin area under Messages, Sent.",
        "Please call whoever waits for news of a visit or a report. What failed can be sent again in the admin area.",
      ].join("\n"),
      variables: [channelList, count],
    };
  },
  "disk-nearly-full": ({ freeBytes }, lab) => {
    const left = formatDiskSize(freeBytes);
    return {
      subject: "Your server's disk is nearly full",
      body: [
        `Left on the disk of the server of ${lab}: ${left}.`,
        "Once it is full, no booking can be taken. Please tell whoever looks after the server to make room.",
      ].join("\n"),
      variables: [left],
    };
  },
  "backup-old": ({ lastGoodAt }, lab) => {
    const made = lastGoodAt ? formatMoment(lastGoodAt) : "never";
    return {
      subject: "Your lab's data is not backed up",
      body: [
        `Last good backup of the data of ${lab}: ${made}.`,
        "If the server were lost now, the bookings since then would be, too. Please tell whoever looks after the server; its log says why.",
      ].join("\n"),
      variables: [made],
    };
  },
};

export type AlertKind = keyof typeof alertTemplates;

/** Returns the alert for a warning, or null if it is shown only in the admin area. */
export function createAlert(warning: AdminWarning, lab: string): (AlertText & { kind: AlertKind }) | null {
  const { code } = warning;
  if (!(code in alertTemplates)) return null;
  const kind = code as AlertKind;
  const format = alertTemplates[kind] as (warning: AdminWarning, lab: string) => AlertText;
  return { kind, ...format(warning, lab) };
}

/** "10:42 AM on Monday, 23 November 2026" */
function formatMoment(moment: string): string {
  const { day, minutes } = toLabTime(new Date(moment));
  return `${formatClockTime(minutes)} on ${formatLongDate(day)}`;
}
