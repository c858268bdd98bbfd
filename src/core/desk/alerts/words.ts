import { labMoment } from "#core/calendar/clock.ts";
import { clockTime } from "#core/calendar/clock-time.ts";
import { longDate } from "#core/calendar/day.ts";
import { sizeWords } from "#core/desk/disk-space.ts";
import type { DeskWarning } from "#core/desk/warnings.ts";
import type { MessageChannel, MessageKind } from "#core/messages/message.ts";

/** One message to the lab; the variables fill the gaps of an approved template, in their order. */
export type AlertWords = { subject: string; body: string; variables: string[] };

type WarningOf<Code extends DeskWarning["code"]> = Extract<DeskWarning, { code: Code }>;
type WordsOf = { [Code in DeskWarning["code"] & MessageKind]: (warning: WarningOf<Code>, lab: string) => AlertWords };

const channelWords = { whatsapp: "WhatsApp", sms: "SMS", email: "email" } satisfies Record<MessageChannel, string>;

/** The warnings that reach the owner away from the desk, each a kind of message; what can be done about it is said last. */
const alerts: WordsOf = {
  "password-guessing": ({ since, tries, addresses }, lab) => {
    const [tried, places, begun] = [String(tries), String(addresses), momentWords(since)];
    const from = addresses === 1 ? "one address" : `${places} addresses`;
    return {
      subject: "Somebody is trying to guess your desk's password",
      body: [
        `The password of the desk of ${lab} has been tried ${tried} times from ${from} since ${begun}, and was wrong each time.`,
        "Who goes on trying now waits, up to five minutes from one try to the next. A browser that has signed in before waits for its own tries alone.",
        "If it was not one of you: change the password at the desk to a long sentence that you use nowhere else.",
      ].join("\n"),
      variables: [tried, places, begun],
    };
  },
  "messages-failing": ({ channels, messages }, lab) => {
    const [ways, count] = [channels.map((channel) => channelWords[channel]).join(" and "), String(messages)];
    return {
      subject: "Messages to your patients do not get through",
      body: [
        `What ${lab} sends by ${ways} does not get through. Messages that failed or wait for another try: ${count}. In the last hour none got through.`,
        "Often the provider's account is empty or locked, or its password was changed. The provider's own words stand at the desk under Messages, Sent.",
        "Please call whoever waits for news of a visit or a report. What failed can be sent again at the desk.",
      ].join("\n"),
      variables: [ways, count],
    };
  },
  "disk-nearly-full": ({ freeBytes }, lab) => {
    const left = sizeWords(freeBytes);
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
    const made = lastGoodAt ? momentWords(lastGoodAt) : "never";
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

export type AlertKind = keyof typeof alerts;

/** What the lab is told of a warning by a message; null of what its desk alone is told. */
export function alertOf(warning: DeskWarning, lab: string): (AlertWords & { kind: AlertKind }) | null {
  const { code } = warning;
  if (!(code in alerts)) return null;
  const kind = code as AlertKind;
  const words = alerts[kind] as (warning: DeskWarning, lab: string) => AlertWords;
  return { kind, ...words(warning, lab) };
}

/** "10:42 AM on Monday, 23 November 2026" */
function momentWords(moment: string): string {
  const { day, minutes } = labMoment(new Date(moment));
  return `${clockTime(minutes)} on ${longDate(day)}`;
}
