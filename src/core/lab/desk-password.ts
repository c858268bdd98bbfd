import { z } from "zod";

const DESK_PASSWORD_MINIMUM = 8;

const sentence = "The new password must have at least 8 characters.";

/** A new password of the desk; the longest that the sign-in library hashes is 128 characters. */
export const DeskPassword = z
  .string(sentence)
  .min(DESK_PASSWORD_MINIMUM, sentence)
  .max(128, "The new password must have at most 128 characters.");

export const guessedFirstSentence =
  "This is one of the first passwords that guessers try. Please choose another: a long sentence is best.";
