import type { LabProfile } from "#core/lab/schema.ts";
import type { MessageChannel } from "#core/messages/message.ts";

/** Of something that the lab is told by a message: when it last was, and when the matter was last seen. */
export type Told = { toldAt: Date; seenAt: Date };

const HOUR_MS = 3_600_000;
const REMINDED_AFTER_MS = 24 * HOUR_MS;
/** What comes and goes, as a disk does at its limit, is one matter. */
const WELL_AFTER_MS = 3 * HOUR_MS;

/**
 * Whether the lab is told of what is seen now: at once when it begins or comes back after it was well for three hours, and
 * once a day while it lasts.
 */
export function isToBeTold({ toldAt, seenAt }: Told, now: Date): boolean {
  const since = (moment: Date) => now.getTime() - moment.getTime();
  return since(toldAt) >= REMINDED_AFTER_MS || since(seenAt) >= WELL_AFTER_MS;
}

type Way = { channel: MessageChannel; recipient: string };

/**
 * By which way the lab is told: by mail, which needs no approved template, else by its WhatsApp or SMS; what is set up comes
 * first, and what gets through before what does not. Where nothing is set up a mail is written, to be read at the desk.
 */
export function wayToTheLab(
  { email, whatsappPhone }: Pick<LabProfile, "email" | "whatsappPhone">,
  isSetUp: (channel: MessageChannel) => boolean,
  failing: readonly MessageChannel[],
): Way {
  const mail: Way = { channel: "email", recipient: email };
  const ways: Way[] = [
    mail,
    { channel: "whatsapp", recipient: whatsappPhone },
    { channel: "sms", recipient: whatsappPhone },
  ];
  const open = ways.filter(({ channel }) => isSetUp(channel));
  return open.find(({ channel }) => !failing.includes(channel)) ?? open[0] ?? mail;
}
