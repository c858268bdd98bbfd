import { z } from "zod";
import type { Sentences } from "#core/i18n/en.ts";
import { type ValidationKey, validationKey } from "#core/i18n/validation.ts";
import { toLatinDigits } from "#core/text-normalization.ts";
import { hasForeignMailbox, hasVisibleLength, isValidEmail, normalizeEmail } from "#core/text-schemas.ts";

const requiredTextRule = (key: ValidationKey, minimum: number, maximum: number) =>
  z
    .string(key)
    .trim()
    .min(minimum, key)
    .max(maximum, validationKey("contact-too-long"))
    .refine(hasVisibleLength(minimum), key);

/** A message of the contact form, as a visitor sends it. */
export const ContactMessage = z.object({
  name: requiredTextRule(validationKey("contact-name"), 2, 80),
  email: z
    .string(validationKey("contact-email"))
    .overwrite(normalizeEmail)
    .max(254, validationKey("contact-too-long"))
    .refine((normalized) => !hasForeignMailbox(normalized), validationKey("contact-email-letters"))
    .refine((normalized) => hasForeignMailbox(normalized) || isValidEmail(normalized), validationKey("contact-email")),
  /** Erasure searches for the digits of a phone. */
  phone: requiredTextRule(validationKey("contact-phone"), 10, 40).overwrite(toLatinDigits),
  subject: requiredTextRule(validationKey("contact-subject"), 2, 120),
  message: requiredTextRule(validationKey("contact-message"), 10, 4000),
});

/** A random key of the filled form: the same message with the same key is stored once. */
export const MessageFormKey = z.object({ formKey: z.string().max(40).optional() });

/** A message of the contact form as staff see it. */
export const StaffContactMessage = z.object({
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

export const MarkAnsweredRequest = z.object({ answered: z.boolean(validationKey("contact-answered")) });

export type ContactMessage = z.infer<typeof ContactMessage>;
export type StaffContactMessage = z.infer<typeof StaffContactMessage>;

/** Text of the email that forwards the message to the lab. */
export function formatForwardedMessage(
  { name, email, phone, subject, message }: ContactMessage,
  mails: Sentences["contactMails"],
): string {
  return [mails.from(name), mails.email(email), mails.phone(phone), mails.subject(subject), "", message].join("\n");
}
