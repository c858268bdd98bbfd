import { foldCase } from "./exact-match.ts";
import { splitNames, splitWords } from "./normalize.ts";
import { toPhonetic } from "./phonetic.ts";
import type { ParsedQuery } from "./query-parser.ts";
import { isFillerWord, isGenericWord, isPackageWord } from "./synonyms.ts";
import { buildVocabulary, type MatchField, type Searchable, type Vocabulary, type WordMatch } from "./vocabulary.ts";

/** How well an item matches one interpretation. */
export type Score = {
  score: number;
  /**
   * Weighted ratio, 0 to 1, of the searched words known to the catalogue that the item contains; rare words count more.
   */
  share: number;
  hits: readonly Hit[];
};

/** The best position in an item of a word that the input matched. */
export type Hit = { word: string; typed: string; place: MatchField; text: string; points: number };

/** A catalogue indexed once for many searches. */
export type SearchIndex = {
  vocabulary: Vocabulary;
  titles: readonly IndexedTitle[];
  literal: readonly LiteralText[][];
};

/** A text that is searched for the literal input (§5). */
export type LiteralText = { place: "name" | "code" | "description"; text: string; folded: string };

/** Normalized names of an item. */
type IndexedTitle = { names: string[]; sounds: string[]; known: string[]; isPackage: boolean };

/** Words without any match are mostly filler, but an interpretation that ignores many is weak. */
const MIN_KNOWN_FACTOR = 0.5;

const fieldPoints = { name: 10, code: 10, knownAs: 8, description: 4, holds: 3 } as const satisfies Record<
  MatchField,
  number
>;
const bonusPoints = {
  firstWord: 3,
  soft: 1,
  isName: 12,
  soundsAsName: 10,
  isKnownAs: 7,
  nameBegins: 4,
  knownAsBegins: 2,
  package: 10,
} as const;

/** Factor for items that contain only some of the words. */
const MIN_SHARE_FACTOR = 0.4;

const indexCache = new WeakMap<readonly Searchable[], SearchIndex>();

/** Returns the index of a catalogue, built once for each list. */
export function getSearchIndex(items: readonly Searchable[]): SearchIndex {
  const cached = indexCache.get(items) ?? buildSearchIndex(items);
  indexCache.set(items, cached);
  return cached;
}

function buildSearchIndex(items: readonly Searchable[]): SearchIndex {
  const literalOf = ({ name, code, description, englishDescription, gloss }: Searchable) => [
    toLiteral("name", name),
    toLiteral("code", code),
    ...[description, englishDescription, gloss].flatMap((text) => (text ? toLiteral("description", text) : [])),
  ];
  return { vocabulary: buildVocabulary(items), titles: items.map(indexTitle), literal: items.map(literalOf) };
}

function toLiteral(place: LiteralText["place"], text: string): LiteralText {
  return { place, text, folded: foldCase(text) };
}

function indexTitle({ name, alsoKnownAs, tests }: Searchable): IndexedTitle {
  const written = (text: string) =>
    splitWords(text)
      .filter((word) => !isFillerWord(word))
      .join(" ");
  const names = splitNames(name)
    .map(written)
    .filter((word) => !isGenericWord(word));
  return {
    names,
    sounds: names.map(toPhonetic),
    known: alsoKnownAs.map(written),
    isPackage: tests !== undefined,
  };
}

/** Scores every item that contains a searched word, by its index in the catalogue. */
export function scoreQuery(reading: ParsedQuery, { vocabulary, titles }: SearchIndex): Map<number, Score> {
  const { requiredWords, genericWords } = reading;
  const meant = requiredWords.map((word) => vocabulary.meant(word, word === reading.last));
  const meantWords = new Set(meant.flatMap((words) => words.map(({ word }) => word)));
  const hitsByWord = requiredWords.map((word, index) =>
    findBestHits(word, meant[index] ?? [], { said: meantWords, isAlone: requiredWords.length === 1 }),
  );
  const rarities = hitsByWord.map((hits) => getRarity(hits.size, titles.length));
  const knownRatio = hitsByWord.filter((hits) => hits.size > 0).length / requiredWords.length;
  const rating = { rarities, whole: sum(rarities), known: MIN_KNOWN_FACTOR + (1 - MIN_KNOWN_FACTOR) * knownRatio };
  const softHits = genericWords.map((word) =>
    findBestHits(word, vocabulary.meant(word, false), { said: meantWords, isAlone: true }),
  );
  const phrases = toQueryPhrases(reading);
  const scores = new Map<number, Score>();
  for (const itemIndex of new Set(hitsByWord.flatMap((hits) => [...hits.keys()]))) {
    const hits = hitsByWord.map((hitsOfWord) => hitsOfWord.get(itemIndex));
    const softBonus =
      softHits.filter((hitsOfWord) => hitsOfWord.get(itemIndex)?.place === "name").length * bonusPoints.soft;
    const { points, share } = rateHits(hits, rating);
    const titlePoints = scoreTitle(titles[itemIndex], phrases, share === 1);
    const score =
      rating.known * (points + titlePoints) * (MIN_SHARE_FACTOR + (1 - MIN_SHARE_FACTOR) * share) + softBonus;
    scores.set(itemIndex, { score, share, hits: hits.filter((hit) => hit !== undefined) });
  }
  return requiredWords.every(isPackageWord) ? addPackages(scores, titles) : scores;
}

/** Adds packages without the word in their names if nothing else was searched. */
function addPackages(scores: Map<number, Score>, titles: readonly IndexedTitle[]): Map<number, Score> {
  titles.forEach(({ isPackage }, index) => {
    if (isPackage && !scores.has(index)) scores.set(index, { score: bonusPoints.package, share: 1, hits: [] });
  });
  return scores;
}

type RatingInput = { rarities: readonly number[]; whole: number };

/** Sums the points of an item's words and their ratio of the search; rare words count more. */
function rateHits(
  hits: readonly (Hit | undefined)[],
  { rarities, whole }: RatingInput,
): { points: number; share: number } {
  let [points, matched] = [0, 0];
  hits.forEach((hit, index) => {
    if (!hit) return;
    const rare = rarities[index] ?? 0;
    matched += rare;
    points += hit.points * (0.5 + 0.5 * rare);
  });
  return { points, share: matched / whole };
}

/** All matched words, and whether this one is the whole search. */
type HitContext = { said: ReadonlySet<string>; isAlone: boolean };

/** The best position of the matched words in each item. */
function findBestHits(typed: string, meant: readonly WordMatch[], { said, isAlone }: HitContext): Map<number, Hit> {
  const best = new Map<number, Hit>();
  for (const { word, surely, held } of meant) {
    for (const { thing, place, text, isFirst } of held) {
      if (typed.length === 1 && !isAlone && !hasMeantNeighbour(text, word, said)) continue;
      const whole = place === "knownAs" && !isAlone ? getMeantShare(text, said) : 1;
      const points = whole * surely * (fieldPoints[place] + (place === "name" && isFirst ? bonusPoints.firstWord : 0));
      if (points > (best.get(thing)?.points ?? 0)) best.set(thing, { word, typed, place, text, points });
    }
  }
  return best;
}

/** Whether a letter's neighbour was searched too: the "e" of "vitamin e" is not that of "Hepatitis E". */
function hasMeantNeighbour(text: string, letter: string, meantWords: ReadonlySet<string>): boolean {
  const words = splitWords(text);
  return words.some(
    (word, index) =>
      word === letter && [words[index - 1], words[index + 1]].some((next) => next && meantWords.has(next)),
  );
}

/** How much of a phrase was searched: "heavy" is half of "heavy metal". */
function getMeantShare(text: string, meantWords: ReadonlySet<string>): number {
  const words = splitWords(text).filter((word) => !isFillerWord(word) && !isGenericWord(word));
  return words.length === 0 ? 1 : words.filter((word) => meantWords.has(word)).length / words.length;
}

/** 1 for a word in one item, 0.1 for one in all; a word in none does not count. */
function getRarity(holders: number, itemCount: number): number {
  return holders === 0 ? 0 : Math.max(0.1, 1 - Math.log(holders) / Math.log(itemCount + 1));
}

/** Searched names, as written and phonetic. */
type QueryPhrases = { phrases: readonly string[]; sounds: readonly string[]; wantsPackage: boolean };

function toQueryPhrases({ requiredWords, phrase, wantsPackage }: ParsedQuery): QueryPhrases {
  const phrases = [requiredWords.join(" "), phrase];
  return { phrases, sounds: phrases.map(toPhonetic), wantsPackage };
}

/** Points for an item whose name was searched; `isWhole` if it contains every word. */
function scoreTitle(title: IndexedTitle | undefined, asking: QueryPhrases, isWhole: boolean): number {
  if (!title) return 0;
  const packaged = asking.wantsPackage && title.isPackage ? bonusPoints.package : 0;
  return isWhole ? packaged + scoreTitleMatch(title, asking) : packaged;
}

function scoreTitleMatch({ names, sounds, known }: IndexedTitle, asking: QueryPhrases): number {
  const { phrases } = asking;
  if (names.some((name) => phrases.includes(name))) return bonusPoints.isName;
  if (sounds.some((sound) => asking.sounds.includes(sound))) return bonusPoints.soundsAsName;
  if (known.some((name) => phrases.includes(name))) return bonusPoints.isKnownAs;
  if (phrases.some((phrase) => names.some((name) => name.startsWith(phrase)))) return bonusPoints.nameBegins;
  return phrases.some((phrase) => known.some((name) => name.startsWith(phrase))) ? bonusPoints.knownAsBegins : 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
