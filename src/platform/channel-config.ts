import { z } from "zod";
import type { LanguageCode } from "#db/schema/values.ts";

const PHONE_PATTERN = /^\+[1-9]\d{7,14}$/;
/** A phone number, a messaging service, or a sender name as registered with Indian operators. */
const SMS_SENDER_PATTERN = /^(?:\+[1-9]\d{7,14}|MG[0-9a-f]{32}|[A-Za-z][A-Za-z0-9 ]{2,10})$/;
const TEMPLATE_PATTERN = /^([a-z-]+(?:\.[a-z]+)?)(\+link)?=(HX[0-9a-f]{32})$/;
const MAILBOX_PATTERN = /^(?:[^<>@"]+ <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/;

/** Descriptions of settings, each with an example. */
const settingDescriptions = {
  TWILIO_ACCOUNT_SID: "the account's SID, e.g. TWILIO_ACCOUNT_SID=AC and 32 hexadecimal digits",
  TWILIO_AUTH_TOKEN: "the account's token, e.g. TWILIO_AUTH_TOKEN= and the 32 characters of the console",
  TWILIO_WHATSAPP_FROM: "the sender's number with its country, e.g. TWILIO_WHATSAPP_FROM=+911612500000",
  SMTP_URL: "the mail server's address, e.g. SMTP_URL=smtps://user:secret@mail.example:465",
  MAIL_FROM: "the sender of mails, e.g. MAIL_FROM=nabz <care@nabz.example>",
} as const;

/** Settings of the message channels (docs/operations.md, "Messages"). */
export const channelEnvironment = {
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-f]{32}$/, `must be ${settingDescriptions.TWILIO_ACCOUNT_SID}`)
    .optional(),
  TWILIO_AUTH_TOKEN: z.string().min(16, `must be ${settingDescriptions.TWILIO_AUTH_TOKEN}`).optional(),
  TWILIO_WHATSAPP_FROM: z
    .string()
    .regex(PHONE_PATTERN, `must be ${settingDescriptions.TWILIO_WHATSAPP_FROM}`)
    .optional(),
  TWILIO_SMS_FROM: z
    .string()
    .regex(
      SMS_SENDER_PATTERN,
      "must be a number, a messaging service or a sender's name, e.g. TWILIO_SMS_FROM=+911612500000",
    )
    .optional(),
  TWILIO_WHATSAPP_TEMPLATES: z
    .string()
    .refine(
      (list) => list.split(",").every((entry) => TEMPLATE_PATTERN.test(entry.trim())),
      "must name a template's SID for each kind, e.g. TWILIO_WHATSAPP_TEMPLATES=login-code=HX and 32 hexadecimal digits,…",
    )
    .optional(),
  TWILIO_API_URL: z
    .url({
      protocol: /^https?$/,
      error: "must be an address in place of Twilio's own, e.g. TWILIO_API_URL=https://api.ie1.twilio.com",
    })
    .optional(),
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error: `must be ${settingDescriptions.SMTP_URL}`,
    })
    .optional(),
  MAIL_FROM: z.string().regex(MAILBOX_PATTERN, `must be ${settingDescriptions.MAIL_FROM}`).optional(),
};

type ChannelEnvironment = { [Name in keyof typeof channelEnvironment]?: string | undefined };

export type TwilioConfig = {
  accountSid: string;
  authToken: string;
  /** E.164. */
  whatsappFrom: string | undefined;
  smsFrom: string | undefined;
  /** Content SIDs of approved WhatsApp templates, by the message's kind; "visit-moved.pa" is in Punjabi. */
  templates: Record<string, string>;
  /** The same for templates whose last variable is the visit link. */
  templatesWithLink: Record<string, string>;
  apiUrl: string;
};

export type EmailConfig = { url: string; from: string };

/** Returns the configured channels. */
export function parseChannelConfig(given: ChannelEnvironment): {
  twilio: TwilioConfig | undefined;
  mail: EmailConfig | undefined;
} {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, SMTP_URL: url, MAIL_FROM: from } = given;
  return {
    twilio:
      accountSid && authToken
        ? {
            accountSid,
            authToken,
            whatsappFrom: given.TWILIO_WHATSAPP_FROM,
            smsFrom: given.TWILIO_SMS_FROM,
            ...parseTemplates(given.TWILIO_WHATSAPP_TEMPLATES),
            apiUrl: given.TWILIO_API_URL ?? "https://api.twilio.com",
          }
        : undefined,
    mail: url && from ? { url, from } : undefined,
  };
}

/** Returns the missing settings of half-configured channels, one line each. */
export function listIncompleteChannels(given: ChannelEnvironment): string[] {
  const missing: string[] = [];
  const need = (name: keyof typeof settingDescriptions, by: string) => {
    if (given[name] === undefined) missing.push(`${name} is needed with ${by}: ${settingDescriptions[name]}`);
  };
  const twilio = (Object.keys(given) as (keyof ChannelEnvironment)[]).find(
    (name) => name.startsWith("TWILIO_") && given[name],
  );
  if (twilio) {
    need("TWILIO_ACCOUNT_SID", twilio);
    need("TWILIO_AUTH_TOKEN", twilio);
    if (!given.TWILIO_SMS_FROM) need("TWILIO_WHATSAPP_FROM", twilio);
    else if (given.TWILIO_WHATSAPP_TEMPLATES) need("TWILIO_WHATSAPP_FROM", "TWILIO_WHATSAPP_TEMPLATES");
  }
  if (given.SMTP_URL) need("MAIL_FROM", "SMTP_URL");
  if (given.MAIL_FROM) need("SMTP_URL", "MAIL_FROM");
  return missing;
}

/** Returns the name of the template of a kind in a language: "visit-moved" in English, "visit-moved.pa" in Punjabi. */
export function getTemplateName(kind: string, language: LanguageCode): string {
  return language === "en" ? kind : `${kind}.${language}`;
}

/** "visit-moved=HX…" names a template without the visit link, "visit-moved+link=HX…" one with it. */
function parseTemplates(list = ""): Pick<TwilioConfig, "templates" | "templatesWithLink"> {
  const templates: Record<string, string> = {};
  const templatesWithLink: Record<string, string> = {};
  for (const entry of list.split(",")) {
    const [, name, link, sid] = TEMPLATE_PATTERN.exec(entry.trim()) ?? [];
    if (name && sid) (link ? templatesWithLink : templates)[name] = sid;
  }
  return { templates, templatesWithLink };
}
