import { englishSentences } from "./holdout-1-english.ts";
import { hindiSentences } from "./holdout-1-hindi.ts";
import { latinHindiSentences } from "./holdout-1-hindi-latin.ts";
import { punjabiSentences } from "./holdout-1-punjabi.ts";
import { latinPunjabiSentences } from "./holdout-1-punjabi-latin.ts";
import type { ScriptSentences, WritingScript } from "./script-sentences.ts";

/** At first 157 of its 218 emergencies were detected, with 7 false alarms among 100 harmless sentences. */
export const holdout1Sentences: Record<WritingScript, ScriptSentences> = {
  English: englishSentences,
  Hindi: hindiSentences,
  Punjabi: punjabiSentences,
  "Hindi in Latin letters": latinHindiSentences,
  "Punjabi in Latin letters": latinPunjabiSentences,
};
