import { folded, searchText } from "./literal.ts";
import { doneElsewhere, notOffered } from "./not-offered.ts";
import { costs, type Named, withoutPrice } from "./price.ts";
import { readingsOf } from "./reading.ts";
import { type Hit, type Learned, type Literal, learned, type Scored, scoresOf } from "./scoring.ts";
import type { Searchable } from "./vocabulary.ts";

export type { Searchable } from "./vocabulary.ts";

/** A thing that was found, the words of it that were meant, and where they stand. */
export type Found<T> = { thing: T; score: number; hits: readonly Hit[] };

/** For the whole of what was typed, as it was typed. */
const literal = { name: 6, code: 6, description: 3 } as const;
const POPULAR = 2;
/** More than being called exactly so: who names a price looks for what costs it. */
const PRICED = 15;

/** What holds only some of what was asked is shown where it answers nearly as well as the best that holds it all. */
const NEARLY = 0.45;

/**
 * The tests that answer what was typed, best first; a blank word finds everything. Spec §5: all that hold it in name, code
 * or description, whatever the case; to them come patients' words, other scripts and slips (decision 038).
 */
export function searchTests<T extends Searchable>(tests: readonly T[], typed: string): readonly T[] {
  return typed.trim() === "" ? tests : searchCatalogue(tests, typed).map(({ thing }) => thing);
}

/** The same over tests and packages, with where it was found; a blank word finds nothing. Only the first 200 letters are read. */
export function searchCatalogue<T extends Searchable>(things: readonly T[], typed: string): Found<T>[] {
  const wanted = searchText(typed);
  const phrase = folded(wanted);
  if (phrase === "") return [];
  const known = learned(things);
  const { rest, named } = withoutPrice(wanted, known.vocabulary.begins);
  const scores = rest === "" && named ? pricedSo(things, named) : bestScores(known, rest);
  const whole = Math.max(0, ...[...scores.values()].filter(({ share }) => share === 1).map(({ score }) => score));
  return things
    .flatMap((thing, at) => {
      const scored = scores.get(at);
      const literal = literalHit(known.literal[at] ?? [], phrase);
      const answers = scored && (scored.share === 1 || scored.score >= whole * NEARLY);
      if (!answers && !literal) return [];
      const worth = (thing.isPopular ? POPULAR : 0) + (named && costs(thing, named) ? PRICED : 0);
      const score = (answers ? scored.score : 0) + (literal?.points ?? 0) + worth;
      return { thing, score, hits: answers ? scored.hits : literal ? [literal] : [] };
    })
    .sort((one, other) => other.score - one.score);
}

/** What is asked for and these do not hold, as "ECG" or "Vitamin E"; null where it asks for nothing of the kind. */
export function findNotOffered(things: readonly Searchable[], typed: string): string | null {
  return notOffered(typed, learned(things).vocabulary);
}

/** Where nothing but a price was typed: all that costs it. */
function pricedSo(things: readonly Searchable[], named: Named): Map<number, Scored> {
  const priced = things.flatMap((thing, at) => (costs(thing, named) ? [at] : []));
  return new Map(priced.map((at) => [at, { score: 0, share: 1, hits: [] }]));
}

/** Each thing's score in the reading that it answers best. */
function bestScores(known: Learned, typed: string): Map<number, Scored> {
  const best = new Map<number, Scored>();
  if (doneElsewhere(typed, known.vocabulary) !== null) return best;
  for (const reading of readingsOf(typed, known.vocabulary)) {
    for (const [at, scored] of scoresOf(reading, known)) {
      if (scored.score > (best.get(at)?.score ?? 0)) best.set(at, scored);
    }
  }
  return best;
}

/** Where the phrase stands as it was typed. */
function literalHit(texts: readonly Literal[], phrase: string): Hit | null {
  const found = texts.find(({ folded }) => folded.includes(phrase));
  return found
    ? { word: phrase, typed: phrase, place: found.place, text: found.text, points: literal[found.place] }
    : null;
}
