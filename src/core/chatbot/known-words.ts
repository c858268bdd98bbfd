import { emergencyWords } from "#core/chatbot/words/emergency-words.ts";
import { harmlessPhrases, ordinaryWords } from "#core/chatbot/words/ordinary-words.ts";
import { signs } from "#core/chatbot/words/signs.ts";
import { symptomWords } from "#core/chatbot/words/symptom-words.ts";
import { topicRules } from "#core/chatbot/words/topic-words.ts";
import { getPhoneticInitial } from "./phrase-index.ts";
import { getListToken, type Token } from "./tokens.ts";

const ruleLists = [
  ...Object.values(symptomWords).flat(2),
  ...Object.values(emergencyWords).flat(2),
  ...Object.values(signs).flat(2),
  ...topicRules.flat(2),
];

let ordinaryWordSet: ReadonlySet<string> | undefined;
let knownWords: readonly string[] | undefined;
const soundsByInitial = new Map<string, ReadonlySet<string>>();

/** Whether a word is in our lists or an everyday one, and so no typo of another. */
export function isKnownWord({ text, sound }: Token): boolean {
  const letter = getPhoneticInitial(text);
  const sounds = soundsByInitial.get(letter) ?? collectSounds(letter);
  soundsByInitial.set(letter, sounds);
  return sounds.has(text) || sounds.has(sound);
}

/** Whether this is an everyday word that only resembles one of ours. */
export function isOrdinaryWord(text: string): boolean {
  ordinaryWordSet ??= new Set(splitList(ordinaryWords));
  return ordinaryWordSet.has(text);
}

/** Words with this initial, as written and as they sound. */
function collectSounds(letter: string): ReadonlySet<string> {
  // Collected with the first message: during hydration it would block a slow phone for 100 ms.
  knownWords ??= [...new Set([...ruleLists, harmlessPhrases, ordinaryWords].flatMap(splitList))];
  const words = knownWords.filter((word) => getPhoneticInitial(word) === letter).map(getListToken);
  return new Set(words.flatMap(({ text, sound }) => [text, sound]));
}

function splitList(list: string): readonly string[] {
  return list.match(/[^\s,]+/g) ?? [];
}
