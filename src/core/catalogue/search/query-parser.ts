import { hasIndicScript, spellLetter, spellLetters } from "./letter-names.ts";
import { normalizeSearch, splitWords } from "./normalize.ts";
import { isExternalService } from "./not-offered.ts";
import { correctGenericWord, isGenericWord, isNoiseWord, isPackageWord } from "./synonyms.ts";
import { isSynonym, isSynonymSpelling, translateQuery } from "./translate-query.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** One interpretation of the input. */
export type ParsedQuery = {
  /** Words that an item must contain. */
  requiredWords: string[];
  /** Words in many names, which only affect the order. */
  genericWords: string[];
  wantsPackage: boolean;
  /** All words, in order. */
  phrase: string;
  /** The word that may still be incomplete. */
  last: string | undefined;
};

/** From this age on, senior citizens' packages are searched. */
const SENIOR_AGE = 55;
/** "60 years", "60 saal", "age 60", "above 60", "60+", "60 ਸਾਲ". */
const AGE_PATTERN =
  /\b(?:age|aged|above|over|umar|umr)\s*(\d{1,3})\b(?:\s*(?:years?|yrs?|saal|sal|varsh)\b)?|\b(\d{1,3})\s*(?:\+|-?(?:years?|yrs?|yr|saal|sal|varsh)\b)(?:\s*old)?/g;

/** "Pregnant or not", "hai ya nahi": asks whether, and negates nothing. */
const OR_NOT_PATTERN = / (?:or|ya|ja|jaan) (?:not|no|nahi|nahin|nhi)\b/g;

/** Interpretations: as typed, and in the catalogue's words if they differ. */
export function parseQuery(typed: string, vocabulary: Vocabulary): ParsedQuery[] {
  const isWord = (word: string) => isGenericWord(word) || isExternalService(word) || vocabulary.has(word);
  const isSpelt = hasIndicScript(typed);
  const written = splitWords(normalizeSearch(typed).replace(AGE_PATTERN, replaceAge).replace(OR_NOT_PATTERN, ""))
    .map(
      (word, index, all) =>
        findVitaminLetter(all[index - 1], word, { isSpelt, vocabulary }) ??
        ((isSpelt && !isNoiseWord(word) && spellLetters(word)) || word),
    )
    .flatMap((word) => splitJoinedWord(word, isWord, vocabulary));
  const words = joinSplitWords(written, isWord);
  const corrected = words.map((word) => correctSpelling(word, vocabulary, isSynonym));
  const meaningful = dropNoise(corrected, vocabulary);
  // A word that only sounds like a synonym may be a typo of a catalogue word: "thyriod" is not "tired".
  const slipped = dropNoise(
    words.map((word) => correctSpelling(word, vocabulary, isSynonymSpelling)),
    vocabulary,
  );
  const readings = new Map(
    [meaningful, ...translateQuery(corrected), slipped].map((reading) => [reading.join(" "), reading]),
  );
  return [...readings.values()].map((reading) => toParsedQuery(reading, meaningful.at(-1)));
}

type LetterContext = {
  /** Whether the input has another script, in which "i" is the name of a letter: ਈ is E. */
  isSpelt: boolean;
  vocabulary: Vocabulary;
};

/** The letter that a filler word stands for after this one, as in "vitamin dee", "hepatitis a", "ਵਿਟਾਮਿਨ ਡੀ". */
function findVitaminLetter(
  previous: string | undefined,
  word: string,
  { isSpelt, vocabulary }: LetterContext,
): string | undefined {
  if (!previous || !isNoiseWord(word)) return undefined;
  const letter = word.length > 1 || (isSpelt && word === "i") ? spellLetter(word) : word;
  const [meant] = vocabulary.meant(previous, false);
  return meant && letter !== "" && vocabulary.hasPair(meant.word, letter) ? letter : undefined;
}

/** Removes filler words unless there are no others; a letter counts after its word. */
function dropNoise(words: readonly string[], vocabulary: Vocabulary): string[] {
  const isLetter = (word: string, index: number) =>
    word.length === 1 && vocabulary.hasPair(words[index - 1] ?? "", word);
  const remaining = words.filter((word, index) => !isNoiseWord(word) || isLetter(word, index));
  return remaining.length > 0 ? remaining : [...words];
}

/** Corrects a typo with a single candidate; returns the word itself if there are several or it is a synonym. */
function correctSpelling(typed: string, vocabulary: Vocabulary, isKnownSynonym: (word: string) => boolean): string {
  if (vocabulary.begins(typed) || isNoiseWord(typed) || isExternalService(typed) || isKnownSynonym(typed)) return typed;
  const word = correctGenericWord(typed);
  const [meant, another] = isGenericWord(word) ? [] : vocabulary.meant(word, false);
  return meant && !another ? meant.word : word;
}

function replaceAge(_: string, before = "", after = ""): string {
  return Number(before || after) >= SENIOR_AGE ? " senior " : " ";
}

function toParsedQuery(words: readonly string[], last: string | undefined): ParsedQuery {
  const requiredWords = words.filter((word) => !isGenericWord(word));
  const flags = { wantsPackage: words.some(isPackageWord), phrase: words.join(" "), last };
  return requiredWords.length > 0
    ? { ...flags, requiredWords, genericWords: words.filter(isGenericWord) }
    : { ...flags, requiredWords: [...words], genericWords: [] };
}

const MAX_JOINED_WORDS = 4;

/** Joins parts of one word: "b 12", "hba 1 c", "check up". */
function joinSplitWords(words: readonly string[], isWord: (word: string) => boolean): string[] {
  const joined: string[] = [];
  for (let index = 0; index < words.length; ) {
    let length = Math.min(MAX_JOINED_WORDS, words.length - index);
    while (length > 1 && !isWord(words.slice(index, index + length).join(""))) length--;
    joined.push(words.slice(index, index + length).join(""));
    index += length;
  }
  return joined;
}

const MIN_PREFIX_LENGTH = 3;

/** Splits two joined words: "vitd3", "sugartest". */
function splitJoinedWord(word: string, isWord: (word: string) => boolean, vocabulary: Vocabulary): string[] {
  if (isWord(word) || isUnderstood(word, vocabulary)) return [word];
  for (let index = word.length - 1; index >= MIN_PREFIX_LENGTH; index--) {
    const [start, end] = [word.slice(0, index), word.slice(index)];
    if (isWord(end) && !isNoiseWord(end) && vocabulary.begins(start)) return [start, end];
  }
  return [word];
}

function isUnderstood(word: string, vocabulary: Vocabulary): boolean {
  if (correctGenericWord(word) !== word || isSynonym(word)) return true;
  return vocabulary.meant(word, true).length > 0;
}
