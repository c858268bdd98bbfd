import { emergencyWords } from "#core/chatbot/words/emergencies/emergency-words.ts";
import { harmlessPhrases, ordinaryWords } from "#core/chatbot/words/ordinary-words.ts";
import { signs } from "#core/chatbot/words/signs.ts";
import { symptomWords } from "#core/chatbot/words/symptom-words.ts";
import { phrasesOf, type Token } from "./tokens.ts";

const lists = [...Object.values(symptomWords), ...Object.values(emergencyWords), ...Object.values(signs)].flat(2);

let ordinary: ReadonlySet<string> | undefined;
let knownWords: ReadonlySet<string> | undefined;

/** Whether a word is one of ours or an everyday one, and therefore no misspelling of another. */
export function isKnownWord({ text, sound }: Token): boolean {
  // Gathered with the first message: while the page wakes up it would hold a slow phone for a tenth of a second.
  knownWords ??= gatherWords();
  return knownWords.has(text) || knownWords.has(sound);
}

/** Whether this is an everyday word that only sounds or looks like one of ours. */
export function isOrdinaryWord(text: string): boolean {
  ordinary ??= new Set(phrasesOf(ordinaryWords).flatMap((phrase) => phrase.map((word) => word.text)));
  return ordinary.has(text);
}

function gatherWords(): ReadonlySet<string> {
  const phrases = [...lists, harmlessPhrases, ordinaryWords].flatMap(phrasesOf);
  return new Set(phrases.flatMap((phrase) => phrase.flatMap(({ text, sound }) => [text, sound])));
}
