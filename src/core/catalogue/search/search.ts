import { extractSample } from "./containers.ts";
import { foldCase, trimSearch } from "./exact-match.ts";
import { listMissingNames, removeExternalServices } from "./not-offered.ts";
import { extractPrice, matchesPrice, type PriceFilter } from "./price-filter.ts";
import { parseQuery } from "./query-parser.ts";
import { getSearchIndex, type Hit, type LiteralText, type Score, type SearchIndex, scoreQuery } from "./scoring.ts";
import { spellKnownLetters } from "./spelt-letters.ts";
import type { Searchable } from "./vocabulary.ts";

export type { Searchable } from "./vocabulary.ts";

/** A match with its matched words and their positions. */
export type SearchResult<T> = { thing: T; score: number; hits: readonly Hit[] };

/** For the whole literal input. */
const literalPoints = { name: 6, code: 6, description: 3 } as const;
const POPULAR_BONUS = 2;
/** More than for an exact name: a search with a price looks for items at that price. */
const PRICE_BONUS = 15;

/** Items with only some of the words are shown if they score nearly as well as the best complete match. */
const MIN_PARTIAL_RATIO = 0.45;

/**
 * Returns the matching tests, best first; a blank search returns all. Spec §5: all that contain the input in name, code
 * or description, ignoring case; in addition synonyms, other scripts and typos (decision 038).
 */
export function searchTests<T extends Searchable>(tests: readonly T[], typed: string): readonly T[] {
  return typed.trim() === "" ? tests : searchCatalogue(tests, typed).map(({ thing }) => thing);
}

/**
 * Searches tests and packages, with match positions; a blank search returns nothing. Only the first 200 characters are
 * read.
 */
export function searchCatalogue<T extends Searchable>(items: readonly T[], typed: string): SearchResult<T>[] {
  const query = trimSearch(typed);
  const phrase = foldCase(query);
  if (phrase === "") return [];
  const searchIndex = getSearchIndex(items);
  const { rest, named } = extractPrice(query, searchIndex.vocabulary.begins);
  const scores = rest === "" && named ? scoreByPrice(items, named) : findBestScores(searchIndex, rest);
  const whole = Math.max(0, ...[...scores.values()].filter(({ share }) => share === 1).map(({ score }) => score));
  return items
    .flatMap((item, index) => {
      const scored = scores.get(index);
      const literal = findLiteralHit(searchIndex.literal[index] ?? [], phrase);
      const answers = scored && (scored.share === 1 || scored.score >= whole * MIN_PARTIAL_RATIO);
      if (!answers && !literal) return [];
      const worth = (item.isPopular ? POPULAR_BONUS : 0) + (named && matchesPrice(item, named) ? PRICE_BONUS : 0);
      const score = (answers ? scored.score : 0) + (literal?.points ?? 0) + worth;
      return { thing: item, score, hits: answers ? scored.hits : literal ? [literal] : [] };
    })
    .sort((a, b) => b.score - a.score);
}

/** Returns all that is searched but not offered, as "ECG" and "Vitamin E"; empty if there is none. */
export function listNotOffered(items: readonly Searchable[], typed: string): readonly string[] {
  return listMissingNames(typed, getSearchIndex(items).vocabulary);
}

/**
 * Returns the message with the letters that are spelt in another script as they are written, where they name something:
 * "सीबीसी" as "cbc".
 */
export function spellAbbreviations(items: readonly Searchable[], typed: string): string {
  return spellKnownLetters(typed, getSearchIndex(items).vocabulary);
}

/**
 * Returns the test whose sample the patient puts into the container that is asked for ("urine container"); its
 * preparation says who brings it. Null if no container is asked for, or no such test is found.
 */
export function findContainerTest<T extends Searchable & { sampleType: string }>(
  tests: readonly T[],
  typed: string,
): T | null {
  return (
    searchCatalogue(tests, extractSample(typed)).find(({ thing }) => !/blood/i.test(thing.sampleType))?.thing ?? null
  );
}

/** All items with a matching price, if only a price was typed. */
function scoreByPrice(items: readonly Searchable[], named: PriceFilter): Map<number, Score> {
  const priced = items.flatMap((item, index) => (matchesPrice(item, named) ? [index] : []));
  return new Map(priced.map((itemIndex) => [itemIndex, { score: 0, share: 1, hits: [] }]));
}

/** Each item's score in its best interpretation. */
function findBestScores(searchIndex: SearchIndex, typed: string): Map<number, Score> {
  const best = new Map<number, Score>();
  const rest = removeExternalServices(typed, searchIndex.vocabulary);
  if (rest === "") return best;
  for (const reading of parseQuery(rest ?? typed, searchIndex.vocabulary)) {
    for (const [itemIndex, scored] of scoreQuery(reading, searchIndex)) {
      // Next to a service of other places only names count.
      if (rest !== null && !scored.hits.some(isInName)) continue;
      if (scored.score > (best.get(itemIndex)?.score ?? 0)) best.set(itemIndex, scored);
    }
  }
  return best;
}

function isInName({ place }: Hit): boolean {
  return place !== "description" && place !== "holds";
}

/** Where the phrase occurs literally. */
function findLiteralHit(texts: readonly LiteralText[], phrase: string): Hit | null {
  const found = texts.find(({ folded }) => folded.includes(phrase));
  return found
    ? { word: phrase, typed: phrase, place: found.place, text: found.text, points: literalPoints[found.place] }
    : null;
}
