import { isDoneElsewhere } from "./not-offered.ts";
import { isNoise, isSoft, meansPackage, softWordLike } from "./patients-words.ts";
import { isPatientsWord, isWrittenSo, translated } from "./phrases.ts";
import { plain, wordsOf } from "./plain.ts";
import { hasOwnScript, spelt } from "./spelt-letters.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** One way to read what was typed. */
export type Reading = {
  /** What a thing has to hold. */
  asked: string[];
  /** What only orders: words that many names share. */
  soft: string[];
  wantsPackage: boolean;
  /** All of it, in its order. */
  phrase: string;
  /** The word that may still be on its way. */
  last: string | undefined;
};

/** From this age on a person is looked for as a senior citizen. */
const SENIOR_AGE = 55;
/** "60 years", "60 saal", "age 60", "above 60", "60+", "60 ਸਾਲ". */
const age =
  /\b(?:age|aged|above|over|umar|umr)\s*(\d{1,3})\b(?:\s*(?:years?|yrs?|saal|sal|varsh)\b)?|\b(\d{1,3})\s*(?:\+|-?(?:years?|yrs?|yr|saal|sal|varsh)\b)(?:\s*old)?/g;

/** "Pregnant or not", "hai ya nahi": it asks whether, and denies nothing. */
const orNot = / (?:or|ya|ja|jaan) (?:not|no|nahi|nahin|nhi)\b/g;

/** As it was typed, and in the catalogue's words where they differ. */
export function readingsOf(typed: string, vocabulary: Vocabulary): Reading[] {
  const isWord = (word: string) => isSoft(word) || isDoneElsewhere(word) || vocabulary.has(word);
  const isSpelt = hasOwnScript(typed);
  const written = wordsOf(plain(typed).replace(age, sayAge).replace(orNot, ""))
    .map((word, at, all) => letterBehind(all[at - 1], word, vocabulary) ?? word)
    .map((word) => (isSpelt && !isNoise(word) && spelt(word)) || word)
    .flatMap((word) => apart(word, isWord, vocabulary));
  const words = together(written, isWord);
  const said = words.map((word) => corrected(word, vocabulary, isPatientsWord));
  const told = telling(said, vocabulary);
  // What only sounds like a word of patients may be a slip in one of the catalogue's: "thyriod" is not "tired".
  const slipped = telling(
    words.map((word) => corrected(word, vocabulary, isWrittenSo)),
    vocabulary,
  );
  const readings = new Map([told, translated(said), slipped].map((reading) => [reading.join(" "), reading]));
  return [...readings.values()].map((reading) => sorted(reading, told.at(-1)));
}

/** The letter that a word which says nothing stands for behind this one, as in "vitamin dee", "hepatitis a", "ਵਿਟਾਮਿਨ ਡੀ". */
function letterBehind(before: string | undefined, word: string, vocabulary: Vocabulary): string | undefined {
  if (!before || !isNoise(word)) return undefined;
  const letter = word.length === 1 ? word : spelt(word);
  const [meant] = vocabulary.meant(before, false);
  return meant && letter.length === 1 && vocabulary.hasPair(meant.word, letter) ? letter : undefined;
}

/** Without the words that say nothing, unless there are no others; a letter says something behind its word. */
function telling(words: readonly string[], vocabulary: Vocabulary): string[] {
  const isLetter = (word: string, at: number) => word.length === 1 && vocabulary.hasPair(words[at - 1] ?? "", word);
  const said = words.filter((word, at) => !isNoise(word) || isLetter(word, at));
  return said.length > 0 ? said : [...words];
}

/** The one word that was meant by a slip; the word itself where several may be, or where patients say it so. */
function corrected(typed: string, vocabulary: Vocabulary, isSaid: (word: string) => boolean): string {
  if (vocabulary.begins(typed) || isNoise(typed) || isDoneElsewhere(typed) || isSaid(typed)) return typed;
  const word = softWordLike(typed);
  const [meant, another] = isSoft(word) ? [] : vocabulary.meant(word, false);
  return meant && !another ? meant.word : word;
}

function sayAge(_: string, before = "", after = ""): string {
  return Number(before || after) >= SENIOR_AGE ? " senior " : " ";
}

function sorted(words: readonly string[], last: string | undefined): Reading {
  const asked = words.filter((word) => !isSoft(word));
  const of = { wantsPackage: words.some(meansPackage), phrase: words.join(" "), last };
  return asked.length > 0 ? { ...of, asked, soft: words.filter(isSoft) } : { ...of, asked: [...words], soft: [] };
}

const MOST_TOGETHER = 4;

/** What was typed apart and is one word: "b 12", "hba 1 c", "check up". */
function together(words: readonly string[], isWord: (word: string) => boolean): string[] {
  const joined: string[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(MOST_TOGETHER, words.length - at);
    while (length > 1 && !isWord(words.slice(at, at + length).join(""))) length--;
    joined.push(words.slice(at, at + length).join(""));
    at += length;
  }
  return joined;
}

const SHORTEST_START = 3;

/** What was typed as one and is two words: "vitd3", "sugartest". */
function apart(word: string, isWord: (word: string) => boolean, vocabulary: Vocabulary): string[] {
  if (isWord(word) || isUnderstood(word, vocabulary)) return [word];
  for (let at = word.length - 1; at >= SHORTEST_START; at--) {
    const [start, end] = [word.slice(0, at), word.slice(at)];
    if (isWord(end) && !isNoise(end) && vocabulary.begins(start)) return [start, end];
  }
  return [word];
}

function isUnderstood(word: string, vocabulary: Vocabulary): boolean {
  if (softWordLike(word) !== word || isPatientsWord(word)) return true;
  return vocabulary.meant(word, true).length > 0;
}
