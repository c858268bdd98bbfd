import type { Twilio } from "twilio";
import type RequestClient from "twilio/lib/base/RequestClient.js";
import type { MessageInstance } from "twilio/lib/rest/api/v2010/account/message.js";
import type { TwilioSettings } from "#platform/config/channel-settings.ts";
import type { Channel, Outgoing } from "./channel.ts";
import { sendingOf, TooManyRequests } from "./twilio-answers.ts";

/** A clock of the provider's may go after ours by so much. */
const CLOCKS_DIFFER_MILLISECONDS = 5000;
const LOOKED_THROUGH = 50;
const notTaken = new Set(["failed", "undelivered", "canceled"]);

export type TwilioChannels = {
  whatsapp: Channel | undefined;
  sms: Channel | undefined;
  /** What the provider says of the account; throws where it cannot be asked. */
  account(): Promise<{ status: string; friendlyName: string }>;
  /** Whether a request came from the provider: `url` as it was told, `form` as it was sent. */
  hasSigned(signature: string, url: string, form: Record<string, unknown>): Promise<boolean>;
};

/**
 * WhatsApp and SMS by Twilio. `callbackUrl` is where it tells what became of a message, by its number in the outbox;
 * without one it tells nothing. The library is loaded with the first message, because that takes a while.
 */
export function openTwilio(settings: TwilioSettings, callbackUrl?: (messageId: number) => string): TwilioChannels {
  let connected: Promise<Twilio> | undefined;
  const client = () => {
    connected ??= connectTwilio(settings);
    return connected;
  };
  const channel = (prefix: string, from: string | undefined, templates: Record<string, string>): Channel | undefined =>
    from === undefined
      ? undefined
      : {
          async send(message) {
            const sender = from.startsWith("MG") ? { messagingServiceSid: from } : { from: prefix + from };
            const asked = { to: prefix + message.to, ...sender, ...contentOf(message, templates[message.kind]) };
            const statusCallback = callbackUrl?.(message.id);
            try {
              const { messages } = await client();
              const { sid } = await messages.create({ ...asked, ...(statusCallback && { statusCallback }) });
              return { outcome: "sent", providerId: sid };
            } catch (failure) {
              return sendingOf(failure);
            }
          },
          async find(message, since) {
            const { messages } = await client();
            const recent = await messages.list({ to: prefix + message.to, limit: LOOKED_THROUGH });
            const earliest = since.getTime() - CLOCKS_DIFFER_MILLISECONDS;
            const isIt = saysSame(message, templates[message.kind] !== undefined);
            return recent.find((one) => one.dateCreated.getTime() >= earliest && isIt(one))?.sid ?? null;
          },
        };
  return {
    whatsapp: channel("whatsapp:", settings.whatsappFrom, settings.templates),
    sms: channel("", settings.smsFrom, {}),
    async account() {
      const { api } = await client();
      return api.v2010.accounts(settings.accountSid).fetch();
    },
    async hasSigned(signature, url, form) {
      const { validateRequest } = await import("twilio/lib/webhooks/webhooks.js");
      return validateRequest(settings.authToken, signature, url, form);
    },
  };
}

/** WhatsApp asks for an approved template outside of a conversation; where one is named, its gaps are filled. */
function contentOf({ text, variables }: Outgoing, template: string | undefined) {
  if (template === undefined) return { body: text };
  const filled = Object.fromEntries(variables.map((value, place) => [String(place + 1), value]));
  return { contentSid: template, contentVariables: JSON.stringify(filled) };
}

/** Whether a message of the provider's is this one: the same text, or a template filled with the same words. */
function saysSame({ text, variables }: Outgoing, byTemplate: boolean): (one: MessageInstance) => boolean {
  return ({ status, body }) => {
    if (notTaken.has(status)) return false;
    return byTemplate ? variables.every((value) => body.includes(value)) : body.trim() === text.trim();
  };
}

const TIMEOUT_MILLISECONDS = 10_000;

/** Twilio's library, speaking to the address of the settings and telling how long a busy provider asks to wait. */
export async function connectTwilio({ accountSid, authToken, apiUrl }: TwilioSettings): Promise<Twilio> {
  const { default: twilio } = await import("twilio");
  class Requests extends twilio.RequestClient {
    override async request<Data>(options: RequestClient.RequestOptions<Data>) {
      const { pathname, search } = new URL(options.uri);
      const answer = await super.request<Data>({ ...options, uri: new URL(pathname + search, apiUrl).href });
      if (answer.statusCode === 429) throw new TooManyRequests(Number(answer.headers["retry-after"]));
      return answer;
    }
  }
  return twilio(accountSid, authToken, { httpClient: new Requests({ timeout: TIMEOUT_MILLISECONDS }) });
}
