import { z } from "zod";
import { type ValidationKey, validationKey } from "#core/i18n/validation.ts";
import { toLatinDigits } from "#core/text-normalization.ts";

/** Number of digits after the country prefix. */
export const TEST_PHONE_DIGITS = 10;
const COUNTRY_CODE = "91";
/** Prefixes that people type before the ten digits. */
const COUNTRY_PREFIX_PATTERN = /^(?:0091|910(?=\d{10})|91|0)/;

/** Reduces the input of a field to at most ten digits. */
export function normalizeTestPhone(typed: string): string {
  const digits = toLatinDigits(typed).replace(/\D/g, "");
  const national = digits.length > TEST_PHONE_DIGITS ? digits.replace(COUNTRY_PREFIX_PATTERN, "") : digits;
  return national.slice(0, TEST_PHONE_DIGITS);
}

/** Returns the key of the error, or null: ten digits, and no Indian number begins with 0. */
export function validateTestPhone(digits: string): Extract<ValidationKey, `test-phone-${string}`> | null {
  if (digits === "") return "test-phone-empty";
  return /^[1-9]\d{9}$/.test(digits) ? null : "test-phone-invalid";
}

/** Phone with or without 91 before its ten digits; parses to E.164. */
export const TestPhone = z
  .string(validationKey("test-phone-empty"))
  .trim()
  .overwrite(toLatinDigits)
  .min(1, validationKey("test-phone-empty"))
  .regex(/^(?:91)?[1-9]\d{9}$/, validationKey("test-phone-invalid"))
  .transform((digits) => `+${COUNTRY_CODE}${digits.slice(-TEST_PHONE_DIGITS)}`);

/** Response of POST /api/test-whatsapp. */
export const TestOutcome = z.object({
  success: z.boolean(),
  message: z.string(),
  /** The provider took it. */
  directSent: z.boolean(),
  /** Opens a chat with the same text; null if the message may already be on its way. */
  whatsappUrl: z.string().nullable(),
});

/** Response of GET /api/twilio-status. */
export const ProviderStatus = z.object({
  success: z.boolean(),
  twilioInitialized: z.boolean(),
  accountInfo: z.object({ status: z.string(), friendlyName: z.string() }).nullable(),
});

export type TestOutcome = z.infer<typeof TestOutcome>;
export type ProviderStatus = z.infer<typeof ProviderStatus>;
