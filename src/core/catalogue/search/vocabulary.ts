import { splitWords } from "./normalize.ts";
import { toConsonants, toPhonetic } from "./phonetic.ts";
import type { PriceFields } from "./price-filter.ts";
import { isOneEditAway } from "./spelling.ts";

/** A searched item: a test, or a package with its tests. */
export type Searchable = PriceFields & {
  name: string;
  code: string;
  description: string;
  /** Where `description` is a translation, the text that it translates. */
  englishDescription?: string | undefined;
  /** What the name means, in the language of the page. */
  gloss?: string | undefined;
  alsoKnownAs: readonly string[];
  isPopular?: boolean;
  tests?: readonly { name: string }[];
};

/** Field of an item in which a word occurs. */
export type MatchField = "name" | "code" | "knownAs" | "description" | "holds";

/** An occurrence of a word in an item, given by its index in the catalogue. */
type Occurrence = { thing: number; place: MatchField; text: string; isFirst: boolean };

/** A word of the catalogue and its occurrences. A pair is two neighbours written as one. */
type WordEntry = { word: string; isPair: boolean; held: Occurrence[] };

/** An entry with its phonetic form. */
type PhoneticEntry = WordEntry & { sound: string; consonants: string; isCalledSo: boolean };

/** A matched word of the catalogue, with a certainty from 0 to 1. */
export type WordMatch = { word: string; surely: number; held: readonly Occurrence[] };

export type Vocabulary = {
  /** Whether an item contains exactly this word. */
  has: (word: string) => boolean;
  /** Whether an item contains the two words next to each other. */
  hasPair: (word: string, next: string) => boolean;
  /** The letters after a word in names, with their numbers: for "vitamin" b12, d and d3. */
  lettersBehind: (word: string) => ReadonlySet<string>;
  /** The words that names have before several letters, this one with a number: "vitamin" for b. */
  wordsBeforeNumbered: (letter: string) => readonly string[];
  /** Whether a word of an item begins with this. */
  begins: (start: string) => boolean;
  /** Candidates for a typed word; the beginning of a short word counts only while it is being typed. */
  meant: (typed: string, isLast: boolean) => readonly WordMatch[];
};

/** Certainty of a match by kind of difference from the input. */
const certainties = { same: 1, sound: 0.9, begins: 0.85, slip: 0.75, soundBegins: 0.65, consonants: 0.6 } as const;

/** Shorter words are one typo away from too many others. */
const MIN_MISSPELT_LENGTH = 4;
const MIN_CONSONANTS = 3;
const MIN_SOUND_LENGTH = 3;
const MIN_PREFIX_LENGTH = 3;
/** Numbers are taken literally. */
const NUMBER_PATTERN = /^\d+$/;

/**
 * Indexes the words of all items, so that a typed word finds those that it equals, begins, sounds like or misspells.
 */
export function buildVocabulary(items: readonly Searchable[]): Vocabulary {
  const byWord = new Map<string, WordEntry>();
  const letters = new Map<string, Set<string>>();
  for (const text of items.flatMap(({ name, alsoKnownAs }) => [name, ...alsoKnownAs])) indexLetters(letters, text);
  items.forEach((item, number) => {
    for (const [place, text] of listTexts(item)) indexText(byWord, text, { thing: number, place });
  });
  const all = [...byWord.values()].sort((a, b) => (a.word < b.word ? -1 : 1));
  const words = all.filter(({ isPair }) => !isPair);
  let sounding: PhoneticEntry[] | undefined;
  const near = new Map<string, WordMatch[]>();
  return {
    has: (word) => byWord.get(word)?.isPair === false,
    hasPair: (word, next) => byWord.get(word + next)?.isPair === true,
    lettersBehind: (word) => letters.get(word) ?? new Set(),
    wordsBeforeNumbered: (letter) =>
      [...letters].flatMap(([word, names]) => {
        const isNumbered = [...names].some((name) => name.length > 1 && name.startsWith(letter));
        return word.length >= MIN_MISSPELT_LENGTH && isNumbered && hasSeveralLetters(names) ? [word] : [];
      }),
    begins: (start) => words[findInsertionIndex(start, words)]?.word.startsWith(start) ?? false,
    meant: (typed, isLast) => {
      const written = matchSpelling(typed, isLast, all);
      if (written.length > 0 || typed.length < MIN_MISSPELT_LENGTH || NUMBER_PATTERN.test(typed)) return written;
      sounding ??= words.map(toPhoneticEntry);
      const matches = near.get(typed) ?? matchPhonetically(typed, sounding);
      near.set(typed, matches);
      return matches;
    },
  };
}

function indexText(
  byWord: Map<string, WordEntry>,
  text: string,
  { thing, place }: Pick<Occurrence, "thing" | "place">,
): void {
  const words = splitWords(text);
  words.forEach((word, index) => {
    const occurrence = { thing, place, text, isFirst: index === 0 };
    indexWord(byWord, word, occurrence, false);
    const next = words[index + 1];
    if (next && place !== "description") indexWord(byWord, word + next, occurrence, true);
  });
}

function indexLetters(letters: Map<string, Set<string>>, text: string): void {
  const words = splitWords(text);
  words.forEach((word, index) => {
    const next = words[index + 1] ?? "";
    if (/^[a-z]\d*$/.test(next)) letters.set(word, (letters.get(word) ?? new Set()).add(next));
  });
}

/** Whether the letters, without their numbers, are more than one. */
export function hasSeveralLetters(names: ReadonlySet<string>): boolean {
  return new Set([...names].map((name) => name.charAt(0))).size > 1;
}

function indexWord(byWord: Map<string, WordEntry>, word: string, occurrence: Occurrence, isPair: boolean): void {
  const entry = byWord.get(word) ?? { word, isPair, held: [] };
  entry.isPair &&= isPair;
  entry.held.push(occurrence);
  byWord.set(word, entry);
}

function listTexts({
  name,
  code,
  description,
  englishDescription,
  alsoKnownAs,
  tests = [],
}: Searchable): [MatchField, string][] {
  return [
    ["name", name],
    ["code", code],
    ...alsoKnownAs.map((synonym): [MatchField, string] => ["knownAs", synonym]),
    ["description", englishDescription ?? description],
    ...tests.map((test): [MatchField, string] => ["holds", test.name]),
  ];
}

/** Index of the first sorted entry whose word is not before this one. */
function findInsertionIndex(word: string, sorted: readonly WordEntry[]): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle]?.word ?? "") < word) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The word itself, and words that begin with it. */
function matchSpelling(typed: string, isLast: boolean, sorted: readonly WordEntry[]): WordMatch[] {
  const meant: WordMatch[] = [];
  for (let index = findInsertionIndex(typed, sorted); sorted[index]?.word.startsWith(typed); index++) {
    const { word, isPair, held } = sorted[index] as WordEntry;
    const isBeginning = !isPair && typed.length >= (isLast ? 2 : MIN_PREFIX_LENGTH);
    if (word === typed) meant.push({ word, surely: certainties.same, held });
    else if (isBeginning)
      meant.push({ word, surely: certainties.begins * (0.6 + (0.4 * typed.length) / word.length), held });
  }
  return meant;
}

function toPhoneticEntry(entry: WordEntry): PhoneticEntry {
  const sound = toPhonetic(entry.word);
  const isCalledSo = entry.held.some(({ place }) => place !== "description");
  return { ...entry, sound, consonants: toConsonants(sound), isCalledSo };
}

/** The words closest in sound or spelling. */
function matchPhonetically(typed: string, words: readonly PhoneticEntry[]): WordMatch[] {
  const sound = toPhonetic(typed);
  const query = { typed, sound, consonants: toConsonants(sound) };
  let [best, near]: [number, WordMatch[]] = [0, []];
  for (const entry of words) {
    const surely = getSimilarity(entry, query);
    if (surely === 0 || surely < best) continue;
    if (surely > best) [best, near] = [surely, []];
    near.push({ word: entry.word, surely, held: entry.held });
  }
  return near;
}

type PhoneticQuery = { typed: string; sound: string; consonants: string };

function getSimilarity({ word, sound, consonants, isCalledSo }: PhoneticEntry, query: PhoneticQuery): number {
  if (sound === query.sound && sound.length >= MIN_SOUND_LENGTH) return certainties.sound;
  if (word.length < MIN_MISSPELT_LENGTH || !isCalledSo) return 0;
  if (isOneEditAway(query.typed, word) && startsAlike(query.typed, word)) return certainties.slip;
  if (query.sound.length >= MIN_MISSPELT_LENGTH && sound.startsWith(query.sound)) return certainties.soundBegins;
  return consonants.length >= MIN_CONSONANTS && consonants === query.consonants ? certainties.consonants : 0;
}

/** A typo may drop or double the first letter, but hardly ever replaces it: "teeth" is not "peeth". */
function startsAlike(typed: string, word: string): boolean {
  return typed.length !== word.length || toPhonetic(typed)[0] === toPhonetic(word)[0] || typed[0] === word[1];
}
