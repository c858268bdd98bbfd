import { z } from "zod";
import { latinDigits, seenLength, withoutUnseen } from "./typed.ts";

/** The greatest number that the database can hold as an id. */
export const GREATEST_ID = 2_147_483_647;

/** What is said of a text that the desk has left empty, or has made too long. */
export const writtenSentences = { text: "Please write something here.", tooLong: "Please write less." } as const;

/** Line breaks are part of an address or a note; other control characters, and marks of HTML, are part of no honest text. */
export const PLAIN_LINES = /^(?:[^\p{Cc}<>]|[\n\r\t])*$/u;

/** Of a change by the desk: the version that was looked at, and that the desk was asked and means it (code `ask-first`). */
export const seenVersion = z
  .number("The version must be a number.")
  .int("The version must be a whole number.")
  .optional();
export const confirmed = z.boolean().optional();

/** A check of a text: whether at least `minimum` of its characters can be seen. */
export const shows = (minimum: number) => (typed: string) => seenLength(typed) >= minimum;

/** A text that the desk writes, of 1 to `maximum` letters. */
export const written = (maximum: number) => writtenOrEmpty(maximum).refine(shows(1), writtenSentences.text);

export const writtenOrEmpty = (maximum: number) => z.string().trim().max(maximum, writtenSentences.tooLong);

/** A whole number that the desk writes, from 1 to `maximum`; a form sends it as text. `sentence` is said of anything else. */
export function writtenNumber(sentence: string, maximum: number) {
  const number = z.number(sentence).int(sentence).min(1, sentence).max(maximum, sentence);
  return z
    .preprocess((written: number | string) => (typeof written === "string" ? numberOf(written) : written), number)
    .meta({ type: ["integer", "string"], minimum: 1, maximum });
}

/** The same, from 0, or null where the desk has left it empty. */
export function writtenNumberOrNone(sentence: string, maximum: number) {
  const number = z.number(sentence).int(sentence).min(0, sentence).max(maximum, sentence);
  return z
    .preprocess(
      (written: number | string | null) => (typeof written === "string" ? numberOrNone(written) : written),
      number.nullable(),
    )
    .meta({ type: ["integer", "string", "null"], minimum: 0, maximum });
}

/** A number as a form sends it, in digits of any script; NaN where it is none, 0 where it is empty. */
export function numberOf(written: string): number {
  return Number(latinDigits(written));
}

function numberOrNone(written: string): number | null {
  return written.trim() === "" ? null : numberOf(written);
}

/** As zod knows it, and with a last part in ASCII of another script: "xn--h2brj9c". */
const EMAIL =
  /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|[Xx][Nn]--[A-Za-z0-9-]+)$/;

/** An e-mail address as it is kept: nothing in it that is not seen, a domain of any script as mail servers write it. */
export function emailOf(typed: string): string {
  const email = withoutUnseen(typed).normalize("NFKC").trim();
  const domain = email.slice(email.lastIndexOf("@") + 1);
  return isForeign(domain) ? `${email.slice(0, -domain.length)}${asciiDomain(domain)}` : email;
}

/** Whether an address, as `emailOf` gives it, is one. */
export function isEmail(kept: string): boolean {
  return EMAIL.test(kept);
}

/** Letters of other scripts, and nothing but what names hold: of anything else a parser of addresses would make its own. */
function isForeign(domain: string): boolean {
  return /[^\0-\x7f]/.test(domain) && /^[\p{L}\p{M}\p{Nd}.-]+$/u.test(domain);
}

function asciiDomain(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}
