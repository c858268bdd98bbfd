import { isChatter, isNoise, saidFor } from "./patients-words.ts";
import { wordsOf } from "./plain.ts";
import { soundOf, soundOfOne } from "./sound.ts";

const LONGEST = 4;
/** What one word means, by its sound. */
const meaningOfWord = new Map<string, string[]>();
/** What several words mean together, by what each of them means, in any order: "pain in the knee", "ghutne ka dard". */
const meaningOfWords = new Map<string, string[]>();
const phrases = Object.entries(saidFor).flatMap(([meant, said]) =>
  said.split(", ").map((one) => [wordsOf(one).filter((word) => !isChatter(word)), wordsOf(meant)] as const),
);
for (const [words, meant] of phrases) {
  const [word = ""] = words;
  if (words.length === 1 && !meaningOfWord.has(soundOf(word))) meaningOfWord.set(soundOf(word), meant);
}
for (const [words, meant] of phrases) {
  const key = togetherKey(words);
  if (words.length > 1 && !meaningOfWords.has(key)) meaningOfWords.set(key, meant);
}

const saidWords = new Set(Object.values(saidFor).flatMap(wordsOf));

/** Whether it stands so in the list above. */
export function isWrittenSo(word: string): boolean {
  return saidWords.has(word);
}

const saidSounds = new Set(phrases.flatMap(([words]) => words.map(soundOf)));

/** The catalogue's words for what was typed, longest first: "baal jhadna" is "hair fall". What is not known stays. */
export function translated(typed: readonly string[]): string[] {
  const words = typed.filter((word) => !isChatter(word));
  const meant: string[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(LONGEST, words.length - at);
    while (length > 1 && !meaningOf(words.slice(at, at + length))) length--;
    const said = words.slice(at, at + length);
    meant.push(...(meaningOf(said) ?? said));
    at += length;
  }
  return [...new Set(meant)].filter((word) => !isNoise(word));
}

/** Whether patients say it, by itself or with others, for something of the catalogue. */
export function isPatientsWord(word: string): boolean {
  return saidSounds.has(soundOf(word)) || saidSounds.has(soundOfOne(word));
}

/** Whether patients say these words together for something of the catalogue: "no energy", "period nahi". */
export function isSaidTogether(words: readonly string[]): boolean {
  return meaningOfWords.has(togetherKey(words));
}

function meaningOf(words: readonly string[]): readonly string[] | undefined {
  const [word = ""] = words;
  return words.length === 1 ? meaningOfOne(word) : meaningOfWords.get(togetherKey(words));
}

function meaningOfOne(word: string): readonly string[] | undefined {
  return meaningOfWord.get(soundOf(word)) ?? meaningOfWord.get(soundOfOne(word));
}

function togetherKey(words: readonly string[]): string {
  return words
    .map((word) => soundOf(meaningOfOne(word)?.join(" ") ?? word))
    .sort()
    .join(" ");
}
