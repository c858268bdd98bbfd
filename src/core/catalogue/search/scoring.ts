import { folded } from "./literal.ts";
import { isChatter, isSoft, meansPackage } from "./patients-words.ts";
import { namesOf, wordsOf } from "./plain.ts";
import type { Reading } from "./reading.ts";
import { soundOf } from "./sound.ts";
import { type Meant, type Place, type Searchable, type Vocabulary, vocabularyOf } from "./vocabulary.ts";

/** How well one thing answers one reading. */
export type Scored = {
  score: number;
  /** Of what was asked and the catalogue knows, how much it holds, 0 to 1; rare words count more. */
  share: number;
  hits: readonly Hit[];
};

/** The best place of a thing where a word stands that was meant by what was typed. */
export type Hit = { word: string; typed: string; place: Place; text: string; points: number };

/** A catalogue that was read once, for many searches. */
export type Learned = { vocabulary: Vocabulary; titles: readonly Title[]; literal: readonly Literal[][] };

/** A text in which what was typed is looked for as it was typed (§5). */
export type Literal = { place: "name" | "code" | "description"; text: string; folded: string };

/** What a thing is called, in plain words. */
type Title = { names: string[]; sounds: string[]; known: string[]; isPackage: boolean };

/** Words that nothing holds are mostly chatter, but a reading that leaves out many is a poor one. */
const LEAST_OF_KNOWN = 0.5;

const worth = { name: 10, code: 10, knownAs: 8, description: 4, holds: 3 } as const satisfies Record<Place, number>;
const bonus = {
  firstWord: 3,
  soft: 1,
  isName: 12,
  soundsAsName: 10,
  isKnownAs: 7,
  nameBegins: 4,
  knownAsBegins: 2,
  package: 10,
} as const;

/** Of what a thing scores where it holds only some of what was asked. */
const LEAST_OF_SHARE = 0.4;

const learnedBefore = new WeakMap<readonly Searchable[], Learned>();

export function learned(things: readonly Searchable[]): Learned {
  const known = learnedBefore.get(things) ?? learn(things);
  learnedBefore.set(things, known);
  return known;
}

function learn(things: readonly Searchable[]): Learned {
  const literalOf = (thing: Searchable) =>
    (["name", "code", "description"] as const).map((place) => ({
      place,
      text: thing[place],
      folded: folded(thing[place]),
    }));
  return { vocabulary: vocabularyOf(things), titles: things.map(titleOf), literal: things.map(literalOf) };
}

function titleOf({ name, alsoKnownAs, tests }: Searchable): Title {
  const written = (text: string) =>
    wordsOf(text)
      .filter((word) => !isChatter(word))
      .join(" ");
  const names = namesOf(name)
    .map(written)
    .filter((one) => !isSoft(one));
  return {
    names,
    sounds: names.map(soundOf),
    known: alsoKnownAs.map(written),
    isPackage: tests !== undefined,
  };
}

/** Every thing that holds a word that was asked, by its place in the catalogue. */
export function scoresOf(reading: Reading, { vocabulary, titles }: Learned): Map<number, Scored> {
  const { asked, soft } = reading;
  const meant = asked.map((word) => vocabulary.meant(word, word === reading.last));
  const said = new Set(meant.flatMap((words) => words.map(({ word }) => word)));
  const words = asked.map((word, at) => bestHits(word, meant[at] ?? [], { said, isAlone: asked.length === 1 }));
  const rarities = words.map((hits) => rarity(hits.size, titles.length));
  const known = words.filter((hits) => hits.size > 0).length / asked.length;
  const rating = { rarities, whole: sum(rarities), known: LEAST_OF_KNOWN + (1 - LEAST_OF_KNOWN) * known };
  const softHits = soft.map((word) => bestHits(word, vocabulary.meant(word, false), { said, isAlone: true }));
  const asking = askingOf(reading);
  const scores = new Map<number, Scored>();
  for (const at of new Set(words.flatMap((hits) => [...hits.keys()]))) {
    const hits = words.map((of) => of.get(at));
    const softly = softHits.filter((of) => of.get(at)?.place === "name").length * bonus.soft;
    const { points, share } = rate(hits, rating);
    const called = calledSo(titles[at], asking, share === 1);
    const score = rating.known * (points + called) * (LEAST_OF_SHARE + (1 - LEAST_OF_SHARE) * share) + softly;
    scores.set(at, { score, share, hits: hits.filter((hit) => hit !== undefined) });
  }
  return asked.every(meansPackage) ? withPackages(scores, titles) : scores;
}

/** With each package that is not called one, where nothing else was asked. */
function withPackages(scores: Map<number, Scored>, titles: readonly Title[]): Map<number, Scored> {
  titles.forEach(({ isPackage }, at) => {
    if (isPackage && !scores.has(at)) scores.set(at, { score: bonus.package, share: 1, hits: [] });
  });
  return scores;
}

type Rating = { rarities: readonly number[]; whole: number };

/** What a thing's words are worth, and the share of what was asked that it holds; rare words count more. */
function rate(hits: readonly (Hit | undefined)[], { rarities, whole }: Rating): { points: number; share: number } {
  let [points, held] = [0, 0];
  hits.forEach((hit, at) => {
    if (!hit) return;
    const rare = rarities[at] ?? 0;
    held += rare;
    points += hit.points * (0.5 + 0.5 * rare);
  });
  return { points, share: held / whole };
}

/** All words that were meant, and whether this one is all that was asked. */
type Beside = { said: ReadonlySet<string>; isAlone: boolean };

/** Of each thing the best place of the words that were meant. */
function bestHits(typed: string, meant: readonly Meant[], { said, isAlone }: Beside): Map<number, Hit> {
  const best = new Map<number, Hit>();
  for (const { word, surely, held } of meant) {
    for (const { thing, place, text, isFirst } of held) {
      if (typed.length === 1 && !isAlone && !standsBeside(text, word, said)) continue;
      const whole = place === "knownAs" && !isAlone ? shareSaid(text, said) : 1;
      const points = whole * surely * (worth[place] + (place === "name" && isFirst ? bonus.firstWord : 0));
      if (points > (best.get(thing)?.points ?? 0)) best.set(thing, { word, typed, place, text, points });
    }
  }
  return best;
}

/** Whether a letter has a neighbour that was said too: the "e" of "vitamin e" is not that of "Hepatitis E". */
function standsBeside(text: string, letter: string, said: ReadonlySet<string>): boolean {
  const words = wordsOf(text);
  return words.some(
    (word, at) => word === letter && [words[at - 1], words[at + 1]].some((next) => next && said.has(next)),
  );
}

/** How much of a phrase was said: "heavy" is half of "heavy metal". */
function shareSaid(text: string, said: ReadonlySet<string>): number {
  const words = wordsOf(text).filter((word) => !isChatter(word) && !isSoft(word));
  return words.length === 0 ? 1 : words.filter((word) => said.has(word)).length / words.length;
}

/** 1 for what one thing holds, 0.1 for what all hold; what none holds does not count. */
function rarity(holders: number, things: number): number {
  return holders === 0 ? 0 : Math.max(0.1, 1 - Math.log(holders) / Math.log(things + 1));
}

/** What a thing may be called that was asked, as it is written and as it sounds. */
type Asking = { phrases: readonly string[]; sounds: readonly string[]; wantsPackage: boolean };

function askingOf({ asked, phrase, wantsPackage }: Reading): Asking {
  const phrases = [asked.join(" "), phrase];
  return { phrases, sounds: phrases.map(soundOf), wantsPackage };
}

/** For a thing that is called what was asked; `isWhole` where it holds every word of it. */
function calledSo(title: Title | undefined, asking: Asking, isWhole: boolean): number {
  if (!title) return 0;
  const packaged = asking.wantsPackage && title.isPackage ? bonus.package : 0;
  return isWhole ? packaged + calling(title, asking) : packaged;
}

function calling({ names, sounds, known }: Title, asking: Asking): number {
  const { phrases } = asking;
  if (names.some((name) => phrases.includes(name))) return bonus.isName;
  if (sounds.some((sound) => asking.sounds.includes(sound))) return bonus.soundsAsName;
  if (known.some((one) => phrases.includes(one))) return bonus.isKnownAs;
  if (phrases.some((phrase) => names.some((name) => name.startsWith(phrase)))) return bonus.nameBegins;
  return phrases.some((phrase) => known.some((one) => one.startsWith(phrase))) ? bonus.knownAsBegins : 0;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
