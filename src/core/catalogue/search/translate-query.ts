import { splitWords } from "./normalize.ts";
import { toPhonetic, toWordPhonetic } from "./phonetic.ts";
import { isFillerWord, isNoiseWord, synonyms } from "./synonyms.ts";

const MAX_PHRASE_WORDS = 4;
/** Shorter words are mostly codes, and only mean what is spelled so: "HIV" is not "hives". */
const MIN_SOUND_LENGTH = 4;
const synonymWords = new Set(Object.values(synonyms).flatMap(splitWords));
/** Words of the catalogue; several lists if any of them may be meant. */
type Meaning = readonly (readonly string[])[];
/** Meaning of one word, by its sound. */
const meaningByWord = new Map<string, Meaning>();
/** Meaning of several words together, by the meanings of each, in any order: "pain in the knee", "ghutne ka dard". */
const meaningByPhrase = new Map<string, Meaning>();
/** The same by their spelling: "pith dard" is the back, though it sounds as "pet dard", the stomach. */
const meaningBySpelling = new Map<string, Meaning>();
const synonymPhrases = Object.entries(synonyms).flatMap(([meant, phrases]) => {
  const meaning: Meaning = meant.split(" | ").map(splitWords);
  return phrases
    .split(", ")
    .map((phrase) => [splitWords(phrase).filter((word) => !isFillerWord(word)), meaning] as const);
});
for (const [words, meant] of synonymPhrases) {
  const [word = ""] = words;
  if (words.length === 1 && !meaningByWord.has(toPhonetic(word))) meaningByWord.set(toPhonetic(word), meant);
}
for (const [words, meant] of synonymPhrases) {
  const key = getPhraseKey(words);
  if (words.length > 1 && !meaningByPhrase.has(key)) meaningByPhrase.set(key, meant);
  const spelling = getSpellingKey(words);
  if (words.length > 1 && !meaningBySpelling.has(spelling)) meaningBySpelling.set(spelling, meant);
}

/** Whether the list contains this spelling. */
export function isSynonymSpelling(word: string): boolean {
  return synonymWords.has(word);
}

const synonymSounds = new Set(synonymPhrases.flatMap(([words]) => words.map(toPhonetic)));

/**
 * Translates input into the catalogue's words, longest phrase first: "baal jhadna" is "hair fall". Unknown words stay.
 * Returns a translation for each thing that may be meant: a numb foot lacks vitamin B12, or shows the sugar.
 */
export function translateQuery(typed: readonly string[]): string[][] {
  const words = typed.filter((word) => !isFillerWord(word));
  const meanings: Meaning[] = [];
  for (let index = 0; index < words.length; ) {
    let length = Math.min(MAX_PHRASE_WORDS, words.length - index);
    while (length > 1 && !findMeaning(words.slice(index, index + length))) length--;
    const phrase = words.slice(index, index + length);
    meanings.push(findMeaning(phrase) ?? [phrase]);
    index += length;
  }
  const count = Math.max(1, ...meanings.map((meaning) => meaning.length));
  return Array.from({ length: count }, (_, index) => {
    const meant = meanings.flatMap((meaning) => meaning[index] ?? meaning[0] ?? []);
    return [...new Set(meant)].filter((word) => !isNoiseWord(word));
  });
}

/** Whether the word is a synonym, alone or in a phrase. */
export function isSynonym(word: string): boolean {
  return synonymSounds.has(toPhonetic(word)) || synonymSounds.has(toWordPhonetic(word));
}

/** Whether these words together are a synonym: "no energy", "period nahi". */
export function isSynonymPhrase(words: readonly string[]): boolean {
  return meaningByPhrase.has(getPhraseKey(words));
}

function findMeaning(words: readonly string[]): Meaning | undefined {
  const [word = ""] = words;
  if (words.length === 1) return findWordMeaning(word);
  return meaningBySpelling.get(getSpellingKey(words)) ?? meaningByPhrase.get(getPhraseKey(words));
}

function findWordMeaning(word: string): Meaning | undefined {
  if (word.length < MIN_SOUND_LENGTH && !isSynonymSpelling(word)) return undefined;
  return meaningByWord.get(toPhonetic(word)) ?? meaningByWord.get(toWordPhonetic(word));
}

function getSpellingKey(words: readonly string[]): string {
  return [...words].sort().join(" ");
}

function getPhraseKey(words: readonly string[]): string {
  return words
    .map((word) => toPhonetic(findWordMeaning(word)?.flat().join(" ") ?? word))
    .sort()
    .join(" ");
}
