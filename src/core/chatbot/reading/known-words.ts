import { emergencyWords, harmlessPhrases, heartSigns } from "#core/chatbot/words/emergency-words.ts";
import { ordinaryWords } from "#core/chatbot/words/ordinary-words.ts";
import { symptomWords } from "#core/chatbot/words/symptom-words.ts";
import { phrasesOf } from "./tokens.ts";

const lists = [...Object.values(symptomWords), ...Object.values(emergencyWords), heartSigns].flat(2);

let knownWords: ReadonlySet<string> | undefined;

/** Whether a word is one of ours or an everyday one, and therefore no misspelling of another. */
export function isKnownWord(text: string): boolean {
  // Gathered with the first message: while the page wakes up it would hold a slow phone for a tenth of a second.
  knownWords ??= gatherWords();
  return knownWords.has(text);
}

function gatherWords(): ReadonlySet<string> {
  const phrases = [...lists, harmlessPhrases, ordinaryWords].flatMap(phrasesOf);
  return new Set(phrases.flatMap((phrase) => phrase.map(({ text }) => text)));
}
