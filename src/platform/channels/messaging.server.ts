import type { EmailConfig, TwilioConfig } from "#platform/channel-config.ts";
import { type Channels, withSendTimeout } from "./channel.ts";
import { createEmailChannel } from "./email.server.ts";
import { createTwilioChannels, type TwilioChannels } from "./twilio.server.ts";

/** Path of the provider's delivery callback. */
const CALLBACK_PATH = "/api/messages/twilio-status";

export type Messaging = {
  channels: Channels;
  /** The provider of WhatsApp and SMS, for its account status; null if none is configured. */
  provider: Pick<TwilioChannels, "fetchAccount"> | null;
  /** Whether a callback is signed by the provider, given its signature, the URL's query and the form. */
  isSignedCallback(signature: string, search: string, form: Record<string, unknown>): Promise<boolean>;
};

type MessagingConfig = {
  twilio: TwilioConfig | undefined;
  mail: EmailConfig | undefined;
  publicUrl: string | undefined;
};

/** Opens the configured channels; connects only for the first message. */
export function openMessaging({ twilio, mail, publicUrl }: MessagingConfig): Messaging {
  const reports = publicUrl === undefined ? undefined : new URL(CALLBACK_PATH, publicUrl).href;
  const callbackUrl = reports === undefined ? undefined : (id: number) => `${reports}?message=${id}`;
  const provider = twilio ? createTwilioChannels(twilio, callbackUrl) : null;
  const channels: Channels = {};
  if (provider?.whatsapp) channels.whatsapp = withSendTimeout(provider.whatsapp);
  if (provider?.sms) channels.sms = withSendTimeout(provider.sms);
  if (mail) channels.email = withSendTimeout(createEmailChannel(mail));
  return {
    channels,
    provider,
    isSignedCallback: async (signature, search, form) =>
      provider !== null && reports !== undefined && provider.verifySignature(signature, reports + search, form),
  };
}
