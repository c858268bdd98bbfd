import { z } from "zod";
import { latinDigits } from "#core/typed.ts";

/** Row 9.12: at most 10 digits, under the country's prefix. */
export const PHONE_DIGITS = 10;
const COUNTRY = "91";
/** What people write before the ten digits. */
const PREFIX = /^(?:0091|910(?=\d{10})|91|0)/;

const testPhoneSentences = {
  empty: "Please enter a phone number",
  invalid: "Please enter a valid 10-digit phone number",
} as const;

/** What a field keeps of what is typed: digits alone, ten of them. */
export function typedDigits(typed: string): string {
  const digits = latinDigits(typed).replace(/\D/g, "");
  const national = digits.length > PHONE_DIGITS ? digits.replace(PREFIX, "") : digits;
  return national.slice(0, PHONE_DIGITS);
}

/** Why a phone is refused, or null: ten digits, and no Indian number begins with 0. */
export function whyRefused(digits: string): string | null {
  if (digits === "") return testPhoneSentences.empty;
  return /^[1-9]\d{9}$/.test(digits) ? null : testPhoneSentences.invalid;
}

/** A phone as it was sent; ten digits, with or without 91 before them. Gives E.164. */
export const TestPhone = z
  .string(testPhoneSentences.empty)
  .trim()
  .overwrite(latinDigits)
  .min(1, testPhoneSentences.empty)
  .regex(/^(?:91)?[1-9]\d{9}$/, testPhoneSentences.invalid)
  .transform((digits) => `+${COUNTRY}${digits.slice(-PHONE_DIGITS)}`);

/** Row 7.32: what POST /api/test-whatsapp answers. */
export const TestOutcome = z.object({
  success: z.boolean(),
  message: z.string(),
  /** The provider took it. */
  directSent: z.boolean(),
  /** Opens a chat with the same text; null where the message may be on its way already. */
  whatsappUrl: z.string().nullable(),
});

/** Row 7.33: what GET /api/twilio-status answers. */
export const ProviderStatus = z.object({
  success: z.boolean(),
  twilioInitialized: z.boolean(),
  accountInfo: z.object({ status: z.string(), friendlyName: z.string() }).nullable(),
});

export type TestOutcome = z.infer<typeof TestOutcome>;
export type ProviderStatus = z.infer<typeof ProviderStatus>;
