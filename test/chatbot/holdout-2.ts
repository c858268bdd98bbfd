import { englishSentences } from "./holdout-2-english.ts";
import { hindiSentences } from "./holdout-2-hindi.ts";
import { latinHindiSentences } from "./holdout-2-hindi-latin.ts";
import { punjabiSentences } from "./holdout-2-punjabi.ts";
import { latinPunjabiSentences } from "./holdout-2-punjabi-latin.ts";
import type { ScriptSentences, WritingScript } from "./script-sentences.ts";

/** At first 165 of its 218 emergencies were detected, with 10 false alarms among 125 harmless sentences. */
export const holdout2Sentences: Record<WritingScript, ScriptSentences> = {
  English: englishSentences,
  Hindi: hindiSentences,
  Punjabi: punjabiSentences,
  "Hindi in Latin letters": latinHindiSentences,
  "Punjabi in Latin letters": latinPunjabiSentences,
};
