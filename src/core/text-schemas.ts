import { z } from "zod";
import { type ValidationKey, validationKey } from "#core/i18n/validation.ts";
import { getVisibleLength, stripInvisible, toLatinDigits } from "./text-normalization.ts";

/** The greatest id that the database can store. */
export const MAX_ID = 2_147_483_647;

/**
 * Allows line breaks, which addresses and notes contain, but no other control characters and no HTML angle brackets.
 */
export const MULTILINE_TEXT_PATTERN = /^(?:[^\p{Cc}<>]|[\n\r\t])*$/u;

/** A single-line text without control characters and HTML angle brackets. */
export const SINGLE_LINE_TEXT_PATTERN = /^[^\p{Cc}<>]*$/u;

/** Longest reason that staff write for what they do with money. */
export const MAX_REASON_LENGTH = 120;

const reasonText = z
  .string(validationKey("receipt-reason"))
  .trim()
  .max(MAX_REASON_LENGTH, validationKey("short-note"))
  .regex(SINGLE_LINE_TEXT_PATTERN, validationKey("short-note"));

export const optionalReason = reasonText.optional();
export const requiredReason = reasonText.min(1, validationKey("receipt-reason"));

/** Made by the page: the same request sent twice is recorded once. */
export const requestKey = z
  .uuid(validationKey("receipt-key"))
  .meta({ description: "Made by the page: the same request sent twice is recorded once" });

/** Fields of a change by staff: the version that was seen, and the confirmation that `ask-first` requires. */
export const expectedVersion = z.number(validationKey("version-number")).int(validationKey("version-whole")).optional();
export const confirmationFlag = z.boolean().optional();

/** Returns a check that at least `minimum` characters of a text are visible. */
export const hasVisibleLength = (minimum: number) => (typed: string) => getVisibleLength(typed) >= minimum;

/** Schema of a required text by staff, of 1 to `maximum` characters. */
export const requiredText = (maximum: number) =>
  optionalText(maximum).refine(hasVisibleLength(1), validationKey("text-required"));

export const optionalText = (maximum: number) => z.string().trim().max(maximum, validationKey("text-too-long"));

/** Schema of a whole number up to `maximum`, also as form text. `key` names the message for anything else. */
export function requiredInteger(key: ValidationKey, maximum: number, minimum = 1) {
  const number = z.number(key).int(key).min(minimum, key).max(maximum, key);
  return z
    .preprocess((value: number | string) => (typeof value === "string" ? parseNumber(value) : value), number)
    .meta({ type: ["integer", "string"], minimum, maximum });
}

/** Like `requiredInteger`, from 0; an empty text is null. */
export function nullableInteger(key: ValidationKey, maximum: number) {
  const number = z.number(key).int(key).min(0, key).max(maximum, key);
  return z
    .preprocess(
      (value: number | string | null) => (typeof value === "string" ? parseNumberOrNull(value) : value),
      number.nullable(),
    )
    .meta({ type: ["integer", "string", "null"], minimum: 0, maximum });
}

/** Parses a number from a form, in digits of any script. Returns NaN if it is not one, 0 if it is empty. */
export function parseNumber(value: string): number {
  return Number(toLatinDigits(value));
}

function parseNumberOrNull(value: string): number | null {
  return value.trim() === "" ? null : parseNumber(value);
}

/** Zod's pattern, which also accepts a top-level domain in Punycode: "xn--h2brj9c". */
const EMAIL_PATTERN =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|[Xx][Nn]--[A-Za-z0-9-]+)$/;

/** Returns the e-mail address as it is stored: without invisible characters, its domain in ASCII (Punycode). */
export function normalizeEmail(typed: string): string {
  // A dot that ends a sentence, or the root of a domain name.
  const email = stripInvisible(typed).normalize("NFKC").trim().replace(/\.$/, "");
  const domain = email.slice(email.lastIndexOf("@") + 1);
  return isInternationalDomain(domain) ? `${email.slice(0, -domain.length)}${toAsciiDomain(domain)}` : email;
}

/** Checks an address returned by `normalizeEmail`. */
export function isValidEmail(normalized: string): boolean {
  return EMAIL_PATTERN.test(normalized);
}

/**
 * Whether the part before the @ has letters of another script: few mail servers accept a letter to it, so no letter
 * would arrive.
 */
export function hasForeignMailbox(normalized: string): boolean {
  return /[^\0-\x7f]/.test(normalized.slice(0, Math.max(normalized.lastIndexOf("@"), 0)));
}

/** Accepts only characters that domain names contain: a URL parser would reinterpret any other. */
function isInternationalDomain(domain: string): boolean {
  return /[^\0-\x7f]/.test(domain) && /^[\p{L}\p{M}\p{Nd}.-]+$/u.test(domain);
}

function toAsciiDomain(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}
