import type { Twilio } from "twilio";
import type RequestClient from "twilio/lib/base/RequestClient.js";
import type { MessageInstance } from "twilio/lib/rest/api/v2010/account/message.js";
import type { LanguageCode } from "#db/schema/values.ts";
import { getTemplateName, type TwilioConfig } from "#platform/channel-config.ts";
import type { Channel, OutgoingMessage } from "./channel.ts";
import { TooManyRequestsError, toSendResult } from "./twilio-results.ts";

/** The provider's clock may be behind ours by this much. */
const MAX_CLOCK_SKEW_MS = 5000;
const MAX_SEARCHED_MESSAGES = 50;
const undeliveredStatuses = new Set(["failed", "undelivered", "canceled"]);

export type TwilioChannels = {
  whatsapp: Channel | undefined;
  sms: Channel | undefined;
  /** Returns the state of the account. Throws if the provider cannot be reached. */
  fetchAccount(): Promise<{ status: string; friendlyName: string }>;
  /** Whether a request came from the provider: `url` as configured there, `form` as sent. */
  verifySignature(signature: string, url: string, form: Record<string, unknown>): Promise<boolean>;
};

/**
 * WhatsApp and SMS by Twilio. `callbackUrl` returns the delivery callback for a message's id in the outbox; without it
 * there are no callbacks. The library is loaded with the first message, because that takes a while.
 */
export function createTwilioChannels(
  settings: TwilioConfig,
  callbackUrl?: (messageId: number) => string,
): TwilioChannels {
  let connected: Promise<Twilio> | undefined;
  const client = () => {
    connected ??= createTwilioClient(settings);
    return connected;
  };
  const channel = (prefix: string, from: string | undefined, templates: Templates): Channel | undefined =>
    from === undefined
      ? undefined
      : {
          chooseLanguage: (kind, wanted) => chooseLanguage(kind, wanted, templates),
          async send(message) {
            const sender = from.startsWith("MG") ? { messagingServiceSid: from } : { from: prefix + from };
            const params = {
              to: prefix + message.to,
              ...sender,
              ...toMessageContent(message, findTemplate(message, templates)),
            };
            const statusCallback = callbackUrl?.(message.id);
            try {
              const { messages } = await client();
              const { sid } = await messages.create({ ...params, ...(statusCallback && { statusCallback }) });
              return { outcome: "sent", providerId: sid };
            } catch (failure) {
              return toSendResult(failure);
            }
          },
          async findSent(message, since) {
            const { messages } = await client();
            const recent = await messages.list({ to: prefix + message.to, limit: MAX_SEARCHED_MESSAGES });
            const earliest = since.getTime() - MAX_CLOCK_SKEW_MS;
            const isMatch = matchesMessage(message, findTemplate(message, templates));
            return recent.find((sent) => sent.dateCreated.getTime() >= earliest && isMatch(sent))?.sid ?? null;
          },
        };
  return {
    whatsapp: channel("whatsapp:", settings.whatsappFrom, settings),
    sms: channel("", settings.smsFrom, { templates: {}, templatesWithLink: {} }),
    async fetchAccount() {
      const { api } = await client();
      return api.v2010.accounts(settings.accountSid).fetch();
    },
    async verifySignature(signature, url, form) {
      const { validateRequest } = await import("twilio/lib/webhooks/webhooks.js");
      return validateRequest(settings.authToken, signature, url, form);
    },
  };
}

type Templates = Pick<TwilioConfig, "templates" | "templatesWithLink">;
type Template = { sid: string; hasLink: boolean };

/** Without a template in the wanted language, but with an English one, a message is written in English. */
function chooseLanguage(kind: string, wanted: LanguageCode, { templates, templatesWithLink }: Templates): LanguageCode {
  const hasTemplate = (language: LanguageCode) => {
    const name = getTemplateName(kind, language);
    return (templates[name] ?? templatesWithLink[name]) !== undefined;
  };
  return !hasTemplate(wanted) && hasTemplate("en") ? "en" : wanted;
}

/** A template with the visit link goes before one without, but only for a message that has the link. */
function findTemplate({ kind, language, visitUrl }: OutgoingMessage, { templates, templatesWithLink }: Templates) {
  const name = getTemplateName(kind, language);
  const withLink = visitUrl === null ? undefined : templatesWithLink[name];
  const sid = withLink ?? templates[name];
  return sid === undefined ? undefined : { sid, hasLink: withLink !== undefined };
}

/** The link is the last variable of its template. */
function listTextVariables({ variables, visitUrl }: OutgoingMessage, { hasLink }: Template): string[] {
  return hasLink && visitUrl !== null ? [...variables, visitUrl] : variables;
}

/** WhatsApp needs an approved template outside of a conversation; if there is one, its placeholders are filled. */
function toMessageContent(message: OutgoingMessage, template: Template | undefined) {
  if (template === undefined) return { body: message.text };
  const { variables, replyPayload } = message;
  const values = listTextVariables(
    { ...message, variables: replyPayload === null ? variables : [...variables, replyPayload] },
    template,
  );
  const filled = Object.fromEntries(values.map((value, index) => [String(index + 1), value]));
  return { contentSid: template.sid, contentVariables: JSON.stringify(filled) };
}

/**
 * Returns a predicate for the provider's copy of this message: the same text, or a template filled with the same
 * values. What the buttons send back is not in its text.
 */
function matchesMessage(message: OutgoingMessage, template: Template | undefined): (sent: MessageInstance) => boolean {
  const isSameText = (body: string) =>
    template
      ? listTextVariables(message, template).every((value) => body.includes(value))
      : body.trim() === message.text.trim();
  return ({ status, body }) => !undeliveredStatuses.has(status) && isSameText(body);
}

const REQUEST_TIMEOUT_MS = 10_000;

/** Creates Twilio's client for the configured API URL, with the provider's `retry-after` in its errors. */
export async function createTwilioClient({ accountSid, authToken, apiUrl }: TwilioConfig): Promise<Twilio> {
  const { default: twilio } = await import("twilio");
  class Requests extends twilio.RequestClient {
    override async request<Data>(options: RequestClient.RequestOptions<Data>) {
      const { pathname, search } = new URL(options.uri);
      const answer = await super.request<Data>({ ...options, uri: new URL(pathname + search, apiUrl).href });
      if (answer.statusCode === 429) throw new TooManyRequestsError(Number(answer.headers["retry-after"]));
      return answer;
    }
  }
  return twilio(accountSid, authToken, { httpClient: new Requests({ timeout: REQUEST_TIMEOUT_MS }) });
}
