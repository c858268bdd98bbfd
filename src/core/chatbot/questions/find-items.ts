import type { Package, TestSummary } from "#core/catalogue/schema.ts";
import { isNoise } from "#core/catalogue/search/patients-words.ts";
import { isSaidTogether } from "#core/catalogue/search/phrases.ts";
import { plain, wordsOf } from "#core/catalogue/search/plain.ts";
import type { Hit } from "#core/catalogue/search/scoring.ts";
import { searchCatalogue } from "#core/catalogue/search/search.ts";
import { savedPaise } from "#core/pricing/discount.ts";
import type { LabKnowledge } from "./lab-knowledge.ts";

/** A test or package that answers a message, and by which word of the catalogue it was found. */
export type FoundItem = { type: "package"; sold: Package } | { type: "test"; sold: TestSummary };

const MOST_ITEMS = 4;
/** Of the best one's score, so that what only touches the question is not offered. */
const LEAST_OF_BEST = 0.4;
/** Less is a word that many tests share. */
const LEAST_SCORE = 2;

const thingsOf = new WeakMap<LabKnowledge, readonly (TestSummary | Package)[]>();

/** The catalogue's tests and packages, read once. */
export function catalogueOf(known: LabKnowledge): readonly (TestSummary | Package)[] {
  const things = thingsOf.get(known) ?? [...known.tests, ...known.packages];
  thingsOf.set(known, things);
  return things;
}

/**
 * The tests and packages that the site's search finds for a message, best first, without what is denied in it. Of what is
 * left of a question (`isRest`) only what they are called counts, and "test" alone is none of them.
 */
export function findItems(typed: string, known: LabKnowledge, isRest: boolean): FoundItem[] {
  const asked = withoutChatter(withoutDenied(typed));
  if (asked === "" || (isRest && !namesOne(asked))) return [];
  const found = searchCatalogue(catalogueOf(known), asked).filter(({ hits }) => answers(hits, asked, isRest));
  const least = Math.max(LEAST_SCORE, (found[0]?.score ?? 0) * LEAST_OF_BEST);
  return found
    .filter(({ score }) => score >= least)
    .slice(0, MOST_ITEMS)
    .map(({ thing }) => itemOf(thing));
}

/** What every test is called. */
const anyTest = new Set(["test", "check", "checkup", "jaanch", "taist"]);

function namesOne(asked: string): boolean {
  return wordsOf(asked).some((word) => !isNoise(word) && !anyTest.has(word));
}

function itemOf(thing: TestSummary | Package): FoundItem {
  return "tests" in thing ? { type: "package", sold: thing } : { type: "test", sold: thing };
}

/** Of the named ones, or else of all, those that are sold below their price today: packages first, the greatest saving first. */
export function reducedItems(named: readonly FoundItem[], known: LabKnowledge): FoundItem[] {
  const reduced = named.filter(({ sold }) => savedPaise(sold) > 0);
  if (reduced.length > 0) return reduced;
  return [...known.packages, ...known.tests]
    .filter((sold) => savedPaise(sold) > 0)
    .sort((one, other) => Number("tests" in other) - Number("tests" in one) || savedPaise(other) - savedPaise(one))
    .slice(0, MOST_ITEMS)
    .map(itemOf);
}

/** By what it is called, or by half of what was said: a talk has many words that stand in some sentence of the catalogue. */
function answers(all: readonly Hit[], asked: string, isRest: boolean): boolean {
  const hits = all.filter(isWhole);
  if (hits.length === 0) return false;
  const said = wordsOf(asked).filter((word) => !isNoise(word)).length;
  const isCalledSo = hits.some(({ place }) => place !== "description" && place !== "holds");
  return isCalledSo || (!isRest && hits.length * 2 >= said);
}

const SHORTEST_BEGINNING = 6;

/** What is sent is no longer being typed: "hi" is not the beginning of "HIV". */
function isWhole({ typed, word }: Hit): boolean {
  return typed.length >= SHORTEST_BEGINNING || typed === word || !word.startsWith(typed);
}

const number = String.raw`(?:\d+|ek|ik|do|two|teen|tin|three|char|four|panj|paanch|five|chhe|six|saat|sat|aath|ath|das|ten|pandrah|bees|veeh|kai|kayi|kuch|kujh|few)`;
const units = "din|dina|dinan|dino|dinon|days?|weeks?|hafte|hafta|hafteya|saal|sal|years?|yrs?|hours?|hrs?|ghante";
const months = "months?|mahine|mahina|maheene|mahineya|mahinea";

/** For how long and how old: "since 4 months", "do mahine ton", "im 24". "3 mahine wali sugar" is a test. */
const howLong = new RegExp(
  String.raw`\b${number}\s*(?:${units})\b|\b(?:since|from|for|last|past)\s+(?:last\s+|past\s+)?${number}\s*(?:${months})\b|\b${number}\s*(?:${months})\s+(?:se|ton|to|ho|langh|tak|back|ago)\b|\b(?:im|i am|age|aged|umar|umr)\s+(?:is\s+)?\d{1,2}\b`,
  "g",
);

/** The small words of a talk: nothing that is looked for. */
const chatter =
  /\b(?:since|while|will|would|whole|when|where|who|whom|during|try|days?|din|dino|weeks?|hafte|saal|years?|every|daily|roz|again|subah|saver|savere|morning|evening|needed|required|compulsory|mandatory|necessary|zaroori|zaruri|jaruri|jaroori|allowed|possible|available|extra|alag|shaam|sham|raat|raati|night|nite|always|often|all over|please|plz|kindly|tell|about|should|could|there|here|this|that|it|its|so|but|just|also|only|then|than|if|be|am|was|were|me|him|her|his|he|she|they|them|who)\b/g;

/** Whose it is, beside what it is: "mummy ka sugar" asks for sugar, "mummy" alone for whom. */
const relatives =
  /\b(?:mummy|mumma|mammi|mom|mother|maa|papa|dad|daddy|father|pita|pitaji|dada|dadi|nana|nani|bebe|bapu|wife|husband|pati|patni|bibi|biwi|brother|sister|bhai|bhra|behen|bhen|son|daughter|beta|beti|uncle|aunty|chacha)\b(?: ji\b)?/g;

/** Empty where nothing is left that says something. */
function withoutChatter(typed: string): string {
  const left = plain(typed).replace(howLong, " ").replace(chatter, " ");
  const named = left.replace(relatives, " ");
  return [named, left].find((text) => !wordsOf(text).every(isNoise)) ?? "";
}

const deniesNext = new Set(["no", "not", "without", "never", "bina"]);
const deniesBefore = new Set(["nahi", "nahin", "nai", "nhi", "nahee"]);
const closes = new Set(["hai", "hain", "h", "he", "haiga", "haigi", "tha", "thi", "si", undefined]);

/** "No diabetes", "sugar nahi hai" are not looked for; "no energy" and "period nahi" are what patients say for something. */
function withoutDenied(typed: string): string {
  const words = wordsOf(typed);
  const denied = new Set<number>();
  for (const [at, word] of words.entries()) {
    const [before, next] = [words[at - 1], words[at + 1]];
    // "Periods not coming" says what does not happen, and denies nothing.
    if (before && isSaidTogether([before, word])) continue;
    if (deniesNext.has(word) && next && !isSaidTogether([word, next])) denied.add(at).add(at + 1);
    if (deniesBefore.has(word) && closes.has(next) && before) denied.add(at - 1).add(at);
  }
  return denied.size === 0 ? typed : words.filter((_, at) => !denied.has(at)).join(" ");
}
