import { emergencyWords, harmlessPhrases, heartSigns } from "#core/chatbot/words/emergency-words.ts";
import { ordinaryWords } from "#core/chatbot/words/ordinary-words.ts";
import { symptomWords } from "#core/chatbot/words/symptom-words.ts";
import { phrasesOf } from "./tokens.ts";

const lists = [...Object.values(symptomWords), ...Object.values(emergencyWords), heartSigns].flat(2);

/** Every word that is one of ours or an everyday one, and therefore no misspelling of another. */
export const knownWords: ReadonlySet<string> = new Set(
  [...lists, harmlessPhrases, ordinaryWords].flatMap(phrasesOf).flatMap((phrase) => phrase.map(({ text }) => text)),
);
