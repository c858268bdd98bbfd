import type { Package, TestSummary } from "#core/catalogue/schema.ts";
import { normalizeSearch, splitWords } from "#core/catalogue/search/normalize.ts";
import type { Hit } from "#core/catalogue/search/scoring.ts";
import { searchCatalogue } from "#core/catalogue/search/search.ts";
import { isNoiseWord } from "#core/catalogue/search/synonyms.ts";
import { isSynonymPhrase } from "#core/catalogue/search/translate-query.ts";
import { getSavedPaise } from "#core/pricing/prices.ts";
import type { LabKnowledge } from "./lab-knowledge.ts";

/** A test or package that matches a message. */
export type MatchedItem = { type: "package"; sold: Package } | { type: "test"; sold: TestSummary };

const MAX_ITEMS = 4;
/** Ratio to the best score below which a match is not offered. */
const MIN_SCORE_RATIO = 0.4;
/** A lower score comes from a word that many tests share. */
const MIN_SCORE = 2;

const itemsCache = new WeakMap<LabKnowledge, readonly (TestSummary | Package)[]>();

/** Tests and packages of the catalogue, cached. */
export function listCatalogueItems(knowledge: LabKnowledge): readonly (TestSummary | Package)[] {
  const items = itemsCache.get(knowledge) ?? [...knowledge.tests, ...knowledge.packages];
  itemsCache.set(knowledge, items);
  return items;
}

/**
 * Finds tests and packages for a message with the site's search, best first, without what the message denies. For the
 * rest of a question (`isRest`) only names count, and "test" alone is no name.
 */
export function findItems(typed: string, knowledge: LabKnowledge, isRest: boolean): MatchedItem[] {
  const query = stripSmallTalk(stripNegated(typed));
  if (query === "" || (isRest && !namesTest(query))) return [];
  const found = searchCatalogue(listCatalogueItems(knowledge), query).filter(({ hits }) =>
    isRelevant(hits, query, isRest),
  );
  const least = Math.max(MIN_SCORE, (found[0]?.score ?? 0) * MIN_SCORE_RATIO);
  return found
    .filter(({ score }) => score >= least)
    .slice(0, MAX_ITEMS)
    .map(({ thing }) => itemOf(thing));
}

/** Generic names of any test. */
const anyTest = new Set(["test", "check", "checkup", "jaanch", "taist"]);

function namesTest(query: string): boolean {
  return splitWords(query).some((word) => !isNoiseWord(word) && !anyTest.has(word));
}

function itemOf(item: TestSummary | Package): MatchedItem {
  return "tests" in item ? { type: "package", sold: item } : { type: "test", sold: item };
}

/** Items with a reduced price today, among the named ones or else all: packages first, the highest saving first. */
export function listDiscountedItems(named: readonly MatchedItem[], knowledge: LabKnowledge): MatchedItem[] {
  const reduced = named.filter(({ sold }) => getSavedPaise(sold) > 0);
  if (reduced.length > 0) return reduced;
  return [...knowledge.packages, ...knowledge.tests]
    .filter((sold) => getSavedPaise(sold) > 0)
    .sort((a, b) => Number("tests" in b) - Number("tests" in a) || getSavedPaise(b) - getSavedPaise(a))
    .slice(0, MAX_ITEMS)
    .map(itemOf);
}

/**
 * Whether the name matches, or half of the words: conversations contain many words that occur somewhere in the
 * catalogue.
 */
function isRelevant(all: readonly Hit[], query: string, isRest: boolean): boolean {
  const hits = all.filter((hit) => isWholeWord(hit) && isFoundAsWord(hit));
  if (hits.length === 0) return false;
  const wordCount = splitWords(query).filter((word) => !isNoiseWord(word)).length;
  const isCalledSo = hits.some(({ place }) => place !== "description" && place !== "holds");
  // One word of a description is prose: "fine" of "a fine measure of inflammation".
  return isCalledSo || (!isRest && hits.length > 1 && hits.length * 2 >= wordCount);
}

const MIN_PREFIX_LENGTH = 6;

/** A sent message is complete: "hi" is not the beginning of "HIV". */
function isWholeWord({ typed, word }: Hit): boolean {
  return typed.length >= MIN_PREFIX_LENGTH || typed === word || !word.startsWith(typed);
}

const number = String.raw`(?:\d+|ek|ik|do|two|teen|tin|three|char|four|panj|paanch|five|chhe|six|saat|sat|aath|ath|das|ten|pandrah|bees|veeh|kai|kayi|kuch|kujh|few)`;
const units = "din|dina|dinan|dino|dinon|days?|weeks?|hafte|hafta|hafteya|saal|sal|years?|yrs?|hours?|hrs?|ghante";
const months = "months?|mahine|mahina|maheene|mahineya|mahinea";

/** The search also finds letters within a word: "tb" in "VTB-012". */
function isFoundAsWord({ typed, word, text }: Hit): boolean {
  if (typed !== word) return true;
  const folded = normalizeSearch(text);
  return !folded.includes(word) || new RegExp(`(?<![a-z0-9])${escapeRegExp(word)}`).test(folded);
}

function escapeRegExp(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}

/** Durations and ages: "since 4 months", "do mahine ton", "im 24". "3 mahine wali sugar" is a test. */
const howLong = new RegExp(
  String.raw`\b${number}\s*(?:${units})\b|\b(?:since|from|for|last|past)\s+(?:last\s+|past\s+)?${number}\s*(?:${months})\b|\b${number}\s*(?:${months})\s+(?:se|ton|to|ho|langh|tak|back|ago)\b|\b(?:im|i am|age|aged|umar|umr)\s+(?:is\s+)?\d{1,2}\b`,
  "g",
);

/** Small words of a conversation that are not searched. */
const SMALL_TALK_PATTERN =
  /\b(?:fine|god|thank|shukar|okay|ok|well|healthy|tandurust|theek|thik|theak|sahi|done|bas|sirf|sirph|nothing|hoon|hain|koi|kujh|kuch|kuchh|sakta|sakti|sakte|sakda|sakdi|sakde|died|passed|dead|death|maut|dehant|dehaant|guzar|gujar|since|while|will|would|whole|when|where|who|whom|during|try|days?|din|dino|weeks?|hafte|saal|years?|every|daily|roz|again|subah|saver|savere|morning|evening|needed|required|compulsory|mandatory|necessary|zaroori|zaruri|jaruri|jaroori|allowed|possible|available|extra|alag|shaam|sham|raat|raati|night|nite|always|often|all over|please|plz|kindly|tell|about|should|could|there|here|this|that|it|its|so|but|just|also|only|then|than|if|be|am|was|were|me|him|her|his|he|she|they|them|who)\b/g;

/** Relatives: "mummy ka sugar" searches sugar, "mummy" alone says only for whom. */
const RELATIVES_PATTERN =
  /\b(?:mummy|mumma|mammi|mom|mother|grandfather|grandmother|grandpa|grandma|maa|papa|dad|daddy|father|pita|pitaji|dada|dadi|nana|nani|bebe|bapu|wife|husband|pati|patni|bibi|biwi|brother|sister|bhai|bhra|behen|bhen|son|daughter|beta|beti|uncle|aunty|chacha)\b(?: ji\b)?/g;

/** Returns "" if no meaningful word is left. */
function stripSmallTalk(typed: string): string {
  const left = normalizeSearch(typed).replace(howLong, " ").replace(SMALL_TALK_PATTERN, " ");
  const withoutRelatives = left.replace(RELATIVES_PATTERN, " ");
  return [withoutRelatives, left].find((text) => !splitWords(text).every(isNoiseWord)) ?? "";
}

const negatesNext = new Set(["no", "not", "without", "never", "bina"]);
const negatesPrevious = new Set(["nahi", "nahin", "nai", "nhi", "nahee"]);
const clauseEndings = new Set(["hai", "hain", "h", "he", "haiga", "haigi", "tha", "thi", "si", undefined]);

/** Removes negated words: "no diabetes", "sugar nahi hai"; "no energy" and "period nahi" are synonyms of something. */
function stripNegated(typed: string): string {
  const words = splitWords(typed);
  const denied = new Set<number>();
  for (const [index, word] of words.entries()) {
    const [previous, next] = [words[index - 1], words[index + 1]];
    // "Periods not coming" describes a problem and denies nothing.
    if (previous && isSynonymPhrase([previous, word])) continue;
    if (negatesNext.has(word) && next && !isSynonymPhrase([word, next])) denied.add(index).add(index + 1);
    if (negatesPrevious.has(word) && clauseEndings.has(next) && previous) denied.add(index - 1).add(index);
  }
  return denied.size === 0 ? typed : words.filter((_, index) => !denied.has(index)).join(" ");
}
