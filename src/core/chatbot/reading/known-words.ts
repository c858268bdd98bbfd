import { emergencyWords } from "#core/chatbot/emergency-words/emergency-words.ts";
import { topicRules } from "#core/chatbot/questions/topic-words.ts";
import { harmlessPhrases, ordinaryWords } from "#core/chatbot/words/ordinary-words.ts";
import { signs } from "#core/chatbot/words/signs.ts";
import { symptomWords } from "#core/chatbot/words/symptom-words.ts";
import { beginningOf } from "./phrases.ts";
import { listedToken, type Token } from "./tokens.ts";

const lists = [
  ...Object.values(symptomWords).flat(2),
  ...Object.values(emergencyWords).flat(2),
  ...Object.values(signs).flat(2),
  ...topicRules.flat(2),
];

let ordinary: ReadonlySet<string> | undefined;
let known: readonly string[] | undefined;
const soundsByBeginning = new Map<string, ReadonlySet<string>>();

/** Whether a word is one of ours or an everyday one, and therefore no misspelling of another. */
export function isKnownWord({ text, sound }: Token): boolean {
  const letter = beginningOf(text);
  const sounds = soundsByBeginning.get(letter) ?? gatherSounds(letter);
  soundsByBeginning.set(letter, sounds);
  return sounds.has(text) || sounds.has(sound);
}

/** Whether this is an everyday word that only sounds or looks like one of ours. */
export function isOrdinaryWord(text: string): boolean {
  ordinary ??= new Set(wordsOf(ordinaryWords));
  return ordinary.has(text);
}

/** Each word that begins so, as it is written and as it sounds. */
function gatherSounds(letter: string): ReadonlySet<string> {
  // Gathered with the first message: while the page wakes up it would hold a slow phone for a tenth of a second.
  known ??= [...new Set([...lists, harmlessPhrases, ordinaryWords].flatMap(wordsOf))];
  const words = known.filter((word) => beginningOf(word) === letter).map(listedToken);
  return new Set(words.flatMap(({ text, sound }) => [text, sound]));
}

function wordsOf(list: string): readonly string[] {
  return list.match(/[^\s,]+/g) ?? [];
}
