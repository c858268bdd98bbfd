import type { EmailConfig, TwilioConfig } from "#platform/channel-config.ts";
import { type Channels, withSendTimeout } from "./channel.ts";
import { createEmailChannel } from "./email.server.ts";
import { createTwilioChannels, type TwilioChannels } from "./twilio.server.ts";

/** Paths that the provider calls: with the state of a message, and with a message that arrived. */
const callbackPaths = { status: "/api/messages/twilio-status", inbound: "/api/messages/twilio-inbound" } as const;

type ProviderCallback = {
  to: keyof typeof callbackPaths;
  signature: string;
  /** The URL's query, with its question mark. */
  search: string;
  form: Record<string, unknown>;
};

export type Messaging = {
  channels: Channels;
  /** The provider of WhatsApp and SMS, for its account status; null if none is configured. */
  provider: Pick<TwilioChannels, "fetchAccount"> | null;
  /** Whether a callback is signed by the provider; never without a provider and a public URL. */
  isSignedCallback(callback: ProviderCallback): Promise<boolean>;
};

type MessagingConfig = {
  twilio: TwilioConfig | undefined;
  mail: EmailConfig | undefined;
  publicUrl: string | undefined;
};

/** Opens the configured channels; connects only for the first message. */
export function openMessaging({ twilio, mail, publicUrl }: MessagingConfig): Messaging {
  const getUrl = (to: keyof typeof callbackPaths) =>
    publicUrl === undefined ? undefined : new URL(callbackPaths[to], publicUrl).href;
  const reports = getUrl("status");
  const callbackUrl = reports === undefined ? undefined : (id: number) => `${reports}?message=${id}`;
  const provider = twilio ? createTwilioChannels(twilio, callbackUrl) : null;
  const channels: Channels = {};
  if (provider?.whatsapp) channels.whatsapp = withSendTimeout(provider.whatsapp);
  if (provider?.sms) channels.sms = withSendTimeout(provider.sms);
  if (mail) channels.email = withSendTimeout(createEmailChannel(mail));
  return {
    channels,
    provider,
    isSignedCallback: async ({ to, signature, search, form }) => {
      const url = getUrl(to);
      return provider !== null && url !== undefined && provider.verifySignature(signature, url + search, form);
    },
  };
}
