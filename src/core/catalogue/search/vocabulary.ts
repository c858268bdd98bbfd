import { wordsOf } from "./plain.ts";
import type { Costing } from "./price.ts";
import { consonantsOf, soundOf } from "./sound.ts";
import { isOneSlipAway } from "./spelling.ts";

/** What is searched: a test, or a package with the tests that it holds. */
export type Searchable = Costing & {
  name: string;
  code: string;
  description: string;
  alsoKnownAs: readonly string[];
  isPopular?: boolean;
  tests?: readonly { name: string }[];
};

/** Where in a thing a word stands. */
export type Place = "name" | "code" | "knownAs" | "description" | "holds";

/** One place of one thing, by its number in the catalogue, that holds a word. */
type Held = { thing: number; place: Place; text: string; isFirst: boolean };

/** A word of the catalogue and where it stands. A pair is two neighbours written as one. */
type Entry = { word: string; isPair: boolean; held: Held[] };

/** An entry and how it sounds. */
type Sounding = Entry & { sound: string; consonants: string; isCalledSo: boolean };

/** A word of the catalogue that was meant, from 0 to 1 how surely. */
export type Meant = { word: string; surely: number; held: readonly Held[] };

export type Vocabulary = {
  /** Whether a thing holds the very word. */
  has: (word: string) => boolean;
  /** Whether a thing holds the two words side by side. */
  hasPair: (word: string, next: string) => boolean;
  /** The letters that stand behind a word in names, alone or before a number: of "vitamin" b (B12) and d (D3). */
  lettersBehind: (word: string) => ReadonlySet<string>;
  /** Whether a word of a thing begins so. */
  begins: (start: string) => boolean;
  /** What may be meant; the beginning of a short word counts only where it is still being typed. */
  meant: (typed: string, isLast: boolean) => readonly Meant[];
};

/** How surely a word is meant that differs from what was typed, and by how little. */
const surely = { same: 1, sound: 0.9, begins: 0.85, slip: 0.75, soundBegins: 0.65, consonants: 0.6 } as const;

/** Shorter words are a slip away from too many others. */
const SHORTEST_MISSPELT = 4;
const FEWEST_CONSONANTS = 3;
const SHORTEST_SOUND = 3;
const SHORTEST_BEGINNING = 3;
/** A number is typed as it is meant. */
const isNumber = /^\d+$/;

export function vocabularyOf(things: readonly Searchable[]): Vocabulary {
  const byWord = new Map<string, Entry>();
  const letters = new Map<string, Set<string>>();
  for (const text of things.flatMap(({ name, alsoKnownAs }) => [name, ...alsoKnownAs])) learnLetters(letters, text);
  things.forEach((thing, number) => {
    for (const [place, text] of textsOf(thing)) learnText(byWord, text, { thing: number, place });
  });
  const all = [...byWord.values()].sort((one, other) => (one.word < other.word ? -1 : 1));
  const words = all.filter(({ isPair }) => !isPair);
  let sounding: Sounding[] | undefined;
  const near = new Map<string, Meant[]>();
  return {
    has: (word) => byWord.get(word)?.isPair === false,
    hasPair: (word, next) => byWord.get(word + next)?.isPair === true,
    lettersBehind: (word) => letters.get(word) ?? new Set(),
    begins: (start) => words[placeOf(start, words)]?.word.startsWith(start) ?? false,
    meant: (typed, isLast) => {
      const written = writtenSo(typed, isLast, all);
      if (written.length > 0 || typed.length < SHORTEST_MISSPELT || isNumber.test(typed)) return written;
      sounding ??= words.map(sounded);
      const known = near.get(typed) ?? nearly(typed, sounding);
      near.set(typed, known);
      return known;
    },
  };
}

function learnText(byWord: Map<string, Entry>, text: string, { thing, place }: Pick<Held, "thing" | "place">): void {
  const words = wordsOf(text);
  words.forEach((word, at) => {
    const held = { thing, place, text, isFirst: at === 0 };
    learn(byWord, word, held, false);
    const next = words[at + 1];
    if (next && place !== "description") learn(byWord, word + next, held, true);
  });
}

function learnLetters(letters: Map<string, Set<string>>, text: string): void {
  const words = wordsOf(text);
  words.forEach((word, at) => {
    const next = words[at + 1] ?? "";
    if (/^[a-z]\d*$/.test(next)) letters.set(word, (letters.get(word) ?? new Set()).add(next.charAt(0)));
  });
}

function learn(byWord: Map<string, Entry>, word: string, held: Held, isPair: boolean): void {
  const entry = byWord.get(word) ?? { word, isPair, held: [] };
  entry.isPair &&= isPair;
  entry.held.push(held);
  byWord.set(word, entry);
}

function textsOf({ name, code, description, alsoKnownAs, tests = [] }: Searchable): [Place, string][] {
  return [
    ["name", name],
    ["code", code],
    ...alsoKnownAs.map((known): [Place, string] => ["knownAs", known]),
    ["description", description],
    ...tests.map((test): [Place, string] => ["holds", test.name]),
  ];
}

/** The first place among sorted entries whose word is not before this one. */
function placeOf(word: string, sorted: readonly Entry[]): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((sorted[middle]?.word ?? "") < word) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** The word itself, and those that begin so. */
function writtenSo(typed: string, isLast: boolean, sorted: readonly Entry[]): Meant[] {
  const meant: Meant[] = [];
  for (let at = placeOf(typed, sorted); sorted[at]?.word.startsWith(typed); at++) {
    const { word, isPair, held } = sorted[at] as Entry;
    const isBeginning = !isPair && typed.length >= (isLast ? 2 : SHORTEST_BEGINNING);
    if (word === typed) meant.push({ word, surely: surely.same, held });
    else if (isBeginning)
      meant.push({ word, surely: surely.begins * (0.6 + (0.4 * typed.length) / word.length), held });
  }
  return meant;
}

function sounded(entry: Entry): Sounding {
  const sound = soundOf(entry.word);
  const isCalledSo = entry.held.some(({ place }) => place !== "description");
  return { ...entry, sound, consonants: consonantsOf(sound), isCalledSo };
}

/** The words that sound or are written most nearly so. */
function nearly(typed: string, words: readonly Sounding[]): Meant[] {
  const sound = soundOf(typed);
  const heard = { typed, sound, consonants: consonantsOf(sound) };
  let [best, near]: [number, Meant[]] = [0, []];
  for (const entry of words) {
    const surely = nearness(entry, heard);
    if (surely === 0 || surely < best) continue;
    if (surely > best) [best, near] = [surely, []];
    near.push({ word: entry.word, surely, held: entry.held });
  }
  return near;
}

type Heard = { typed: string; sound: string; consonants: string };

function nearness({ word, sound, consonants, isCalledSo }: Sounding, heard: Heard): number {
  if (sound === heard.sound && sound.length >= SHORTEST_SOUND) return surely.sound;
  if (word.length < SHORTEST_MISSPELT || !isCalledSo) return 0;
  if (isOneSlipAway(heard.typed, word) && beginsAlike(heard.typed, word)) return surely.slip;
  if (heard.sound.length >= SHORTEST_MISSPELT && sound.startsWith(heard.sound)) return surely.soundBegins;
  return consonants.length >= FEWEST_CONSONANTS && consonants === heard.consonants ? surely.consonants : 0;
}

/** The first letter is left out or doubled by a slip, hardly ever another one: "teeth" is not "peeth". */
function beginsAlike(typed: string, word: string): boolean {
  return typed.length !== word.length || soundOf(typed)[0] === soundOf(word)[0] || typed[0] === word[1];
}
