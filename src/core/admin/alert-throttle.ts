import type { LabProfile } from "#core/lab/schema.ts";
import type { MessageChannel } from "#core/messages/message.ts";

/** When the lab was last alerted about a problem, and when the problem was last seen. */
export type AlertTimes = { sentAt: Date; seenAt: Date };

const HOUR_MS = 3_600_000;
const REMINDER_INTERVAL_MS = 24 * HOUR_MS;
/** A problem that comes and goes within this time, such as a disk at its limit, counts as one. */
const RECOVERED_AFTER_MS = 3 * HOUR_MS;

/**
 * Whether to alert the lab: at once when a problem begins or returns after three good hours, then once a day while it
 * lasts.
 */
export function isAlertDue({ sentAt, seenAt }: AlertTimes, now: Date): boolean {
  const getElapsed = (moment: Date) => now.getTime() - moment.getTime();
  return getElapsed(sentAt) >= REMINDER_INTERVAL_MS || getElapsed(seenAt) >= RECOVERED_AFTER_MS;
}

/** How a message reaches the owner. */
export type AlertRoute = { channel: MessageChannel; recipient: string };

/**
 * Chooses how to alert the lab: by email, which needs no approved template, else by WhatsApp or SMS. Channels that are
 * set up come first, and working ones before failing ones. If none is set up an email is written, to be read in the
 * admin area.
 */
export function chooseAlertRoute(
  { email, whatsappPhone }: Pick<LabProfile, "email" | "whatsappPhone">,
  isSetUp: (channel: MessageChannel) => boolean,
  failing: readonly MessageChannel[],
): AlertRoute {
  const mail: AlertRoute = { channel: "email", recipient: email };
  const routes: AlertRoute[] = [
    mail,
    { channel: "whatsapp", recipient: whatsappPhone },
    { channel: "sms", recipient: whatsappPhone },
  ];
  const open = routes.filter(({ channel }) => isSetUp(channel));
  return open.find(({ channel }) => !failing.includes(channel)) ?? open[0] ?? mail;
}
