import { z } from "zod";

/** What is said of a text that the desk has left empty, or has made too long. */
export const writtenSentences = { text: "Please write something here.", tooLong: "Please write less." } as const;

/** A text that the desk writes, of 1 to `maximum` letters. */
export const written = (maximum: number) => writtenOrEmpty(maximum).min(1, writtenSentences.text);

export const writtenOrEmpty = (maximum: number) => z.string().trim().max(maximum, writtenSentences.tooLong);
