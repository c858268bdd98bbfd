import type { Writing, WritingSentences } from "#test/chatbot/writings.ts";
import { inEnglish } from "./english.ts";
import { inHindi } from "./hindi.ts";
import { inLatinHindi } from "./hindi-in-latin-letters.ts";
import { inPunjabi } from "./punjabi.ts";
import { inLatinPunjabi } from "./punjabi-in-latin-letters.ts";

/** 165 of its 218 emergencies were heard at first sight, with 10 false alarms among 125 harmless sentences. */
export const sentencesOfASecondStranger: Record<Writing, WritingSentences> = {
  English: inEnglish,
  Hindi: inHindi,
  Punjabi: inPunjabi,
  "Hindi in Latin letters": inLatinHindi,
  "Punjabi in Latin letters": inLatinPunjabi,
};
