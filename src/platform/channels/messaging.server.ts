import type { MailSettings, TwilioSettings } from "#platform/config/channel-settings.ts";
import { type Channels, inTime } from "./channel.ts";
import { openMail } from "./smtp.server.ts";
import { openTwilio, type TwilioChannels } from "./twilio.server.ts";

/** Where the provider tells what became of a message. */
const REPORTS_PATH = "/api/messages/twilio-status";

export type Messaging = {
  channels: Channels;
  /** The provider of WhatsApp and SMS, as far as it can be asked about itself; null where none is set up. */
  provider: Pick<TwilioChannels, "account"> | null;
  /** Whether a report came from the provider: what it signed, the address's query, and the form that it sent. */
  isReport(signature: string, search: string, form: Record<string, unknown>): Promise<boolean>;
};

type Settings = { twilio: TwilioSettings | undefined; mail: MailSettings | undefined; publicUrl: string | undefined };

/** The channels that are set up; nothing is connected before the first message. */
export function openMessaging({ twilio, mail, publicUrl }: Settings): Messaging {
  const reports = publicUrl === undefined ? undefined : new URL(REPORTS_PATH, publicUrl).href;
  const callbackUrl = reports === undefined ? undefined : (id: number) => `${reports}?message=${id}`;
  const provider = twilio ? openTwilio(twilio, callbackUrl) : null;
  const channels: Channels = {};
  if (provider?.whatsapp) channels.whatsapp = inTime(provider.whatsapp);
  if (provider?.sms) channels.sms = inTime(provider.sms);
  if (mail) channels.email = inTime(openMail(mail));
  return {
    channels,
    provider,
    isReport: async (signature, search, form) =>
      provider !== null && reports !== undefined && provider.hasSigned(signature, reports + search, form),
  };
}
