import { z } from "zod";
import { latinDigits } from "#core/typed.ts";
import { emailOf, isEmail, shows } from "#core/written.ts";

/** Row 5.22: the sentences that a visitor reads. */
export const contactSentences = {
  name: "Name must be at least 2 characters.",
  email: "Please enter a valid email address.",
  phone: "Please enter a valid phone number.",
  subject: "Subject must be at least 2 characters.",
  message: "Message must be at least 10 characters.",
  tooLong: "Please write less.",
} as const;

const text = (sentence: string, minimum: number, maximum: number) =>
  z
    .string(sentence)
    .trim()
    .min(minimum, sentence)
    .max(maximum, contactSentences.tooLong)
    .refine(shows(minimum), sentence);

/** Row 3.23. */
export const ContactMessage = z.object({
  name: text(contactSentences.name, 2, 80),
  email: z
    .string(contactSentences.email)
    .overwrite(emailOf)
    .max(254, contactSentences.tooLong)
    .refine(isEmail, contactSentences.email),
  /** Erasing somebody looks for its digits. */
  phone: text(contactSentences.phone, 10, 40).overwrite(latinDigits),
  subject: text(contactSentences.subject, 2, 120),
  message: text(contactSentences.message, 10, 4000),
});

/** As the desk's inbox shows it. */
export const ReceivedMessage = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  subject: z.string(),
  message: z.string(),
  receivedAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
  /** As the audit trail names people: "admin owner". */
  answeredBy: z.string().nullable(),
});

export const AnsweredMark = z.object({ answered: z.boolean("Please say whether it was answered.") });

export type ContactMessage = z.infer<typeof ContactMessage>;
export type ReceivedMessage = z.infer<typeof ReceivedMessage>;

/** The mail by which the lab gets it. */
export function forwardedText({ name, email, phone, subject, message }: ContactMessage): string {
  return [`From: ${name}`, `Email: ${email}`, `Phone: ${phone}`, `Subject: ${subject}`, "", message].join("\n");
}

/** The one mail about messages that come when the hour's mails are spent. */
export const unmailedText = {
  subject: "Many messages by the contact form",
  body: [
    "Very many messages came by the contact form within an hour. Further ones of this hour are not mailed to you.",
    "None is lost: each one is in the admin area under Messages.",
  ].join("\n"),
} as const;
