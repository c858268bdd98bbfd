import { z } from "zod";
import { toLatinDigits } from "#core/text-normalization.ts";
import { hasVisibleLength, isValidEmail, normalizeEmail } from "#core/text-schemas.ts";

/** Validation messages that visitors read. */
export const contactSentences = {
  name: "Name must be at least 2 characters.",
  email: "Please enter a valid email address.",
  phone: "Please enter a valid phone number.",
  subject: "Subject must be at least 2 characters.",
  message: "Message must be at least 10 characters.",
  tooLong: "Please write less.",
} as const;

const requiredTextRule = (sentence: string, minimum: number, maximum: number) =>
  z
    .string(sentence)
    .trim()
    .min(minimum, sentence)
    .max(maximum, contactSentences.tooLong)
    .refine(hasVisibleLength(minimum), sentence);

export const ContactMessage = z.object({
  name: requiredTextRule(contactSentences.name, 2, 80),
  email: z
    .string(contactSentences.email)
    .overwrite(normalizeEmail)
    .max(254, contactSentences.tooLong)
    .refine(isValidEmail, contactSentences.email),
  /** Erasure searches for the digits of a phone. */
  phone: requiredTextRule(contactSentences.phone, 10, 40).overwrite(toLatinDigits),
  subject: requiredTextRule(contactSentences.subject, 2, 120),
  message: requiredTextRule(contactSentences.message, 10, 4000),
});

/** As the admin inbox shows it. */
export const InboundMessage = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  subject: z.string(),
  message: z.string(),
  receivedAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
  /** As the audit log names people: "admin owner". */
  answeredBy: z.string().nullable(),
});

export const MarkAnsweredRequest = z.object({ answered: z.boolean("Please say whether it was answered.") });

export type ContactMessage = z.infer<typeof ContactMessage>;
export type InboundMessage = z.infer<typeof InboundMessage>;

/** Text of the email that forwards the message to the lab. */
export function formatForwardedMessage({ name, email, phone, subject, message }: ContactMessage): string {
  return [`From: ${name}`, `Email: ${email}`, `Phone: ${phone}`, `Subject: ${subject}`, "", message].join("\n");
}

/** Sent once when the hourly limit of forwarded emails is reached. */
export const mailLimitNotice = {
  subject: "Many messages by the contact form",
  body: [
    "Very many messages came by the contact form within an hour. Further ones of this hour are not mailed to you.",
    "None is lost: each one is in the admin area under Messages.",
  ].join("\n"),
} as const;
