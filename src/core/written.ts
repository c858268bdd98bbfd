import { z } from "zod";

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

/** A text that the desk writes, of 1 to `maximum` letters. */
export const written = (maximum: number) => writtenOrEmpty(maximum).min(1, writtenSentences.text);

export const writtenOrEmpty = (maximum: number) => z.string().trim().max(maximum, writtenSentences.tooLong);

/** A whole number that the desk writes, from 1 to `maximum`; a form sends it as text. `sentence` is said of anything else. */
export function writtenNumber(sentence: string, maximum: number) {
  const number = z.number(sentence).int(sentence).min(1, sentence).max(maximum, sentence);
  return z
    .preprocess((written: number | string) => (typeof written === "string" ? Number(written) : written), number)
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

function numberOrNone(written: string): number | null {
  return written.trim() === "" ? null : Number(written);
}
