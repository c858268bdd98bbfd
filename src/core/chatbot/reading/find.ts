import { parts } from "#core/chatbot/words/body.ts";
import { fillers, joins } from "#core/chatbot/words/negation-words.ts";
import type { Rule } from "#core/chatbot/words/rule.ts";
import { particles } from "#core/chatbot/words/spellings.ts";
import { isMeant } from "./is-meant.ts";
import { phrasesBeginning } from "./phrases.ts";
import type { Span, Token } from "./tokens.ts";

/** Something found: from its first word to its last, and the places of the words that say it. */
export type Found = Span & { at: readonly number[] };

/** So many words may stand between the two halves of a pair ("head is always paining"). */
const FURTHEST = 4;

/** Every place where one of the rules holds. */
export function find(tokens: readonly Token[], rules: readonly Rule[]): Found[] {
  return rules.flatMap(([one, other]) =>
    other === undefined ? findWords(tokens, one) : findPairs(tokens, one, other),
  );
}

/** The same lists are asked again and again of the same message. */
const foundBefore = new WeakMap<readonly Token[], Map<string, readonly Found[]>>();
const alone = new WeakMap<Token, readonly Token[]>();

/** Every place where a member of the list stands. */
export function findWords(tokens: readonly Token[], list: string): readonly Found[] {
  const before = foundBefore.get(tokens) ?? new Map<string, readonly Found[]>();
  foundBefore.set(tokens, before);
  const found = before.get(list) ?? search(tokens, list);
  before.set(list, found);
  return found;
}

function search(tokens: readonly Token[], list: string): Found[] {
  const found: Found[] = [];
  for (const [start, token] of tokens.entries()) {
    for (const phrase of phrasesBeginning(list, token)) {
      const at = placesFrom(tokens, start, phrase);
      if (at !== undefined) found.push({ start, end: (at.at(-1) ?? start) + 1, at });
    }
  }
  return found;
}

/** Where each word of the phrase stands; between two of them "hi" or "vi" only adds weight: "uth hi nahi", "uth vi ni". */
function placesFrom(tokens: readonly Token[], start: number, phrase: readonly Token[]): number[] | undefined {
  const at: number[] = [];
  let place = start;
  for (const word of phrase) {
    while (at.length > 0 && !isWordAt(tokens, place, word) && particles.has(tokens[place]?.text ?? "")) place++;
    if (!isWordAt(tokens, place, word)) return;
    at.push(place++);
  }
  return at;
}

/** Whether a member of the list that is one word is the word at this place. */
export function isOneOf(token: Token | undefined, list: string): boolean {
  if (token === undefined) return false;
  const itself = alone.get(token) ?? [token];
  alone.set(token, itself);
  return findWords(itself, list).length > 0;
}

function findPairs(tokens: readonly Token[], one: string, other: string): Found[] {
  const others = findWords(tokens, other);
  return findWords(tokens, one).flatMap((first) =>
    others.filter((second) => areNear(tokens, first, second)).map((second) => together(first, second)),
  );
}

function areNear(tokens: readonly Token[], one: Span, other: Span): boolean {
  const [before, after] = one.start < other.start ? [one, other] : [other, one];
  const between = tokens.slice(before.end, after.start);
  if (before.end > after.start) return false;
  if (between.some((token) => token.text === "," || isOneOf(token, parts))) return isList(between);
  return between.length <= FURTHEST && between.every(({ text }) => text !== ".");
}

/** "in head, stomach and": names parts of the body, one after the other, and nothing else. */
function isList(between: readonly Token[]): boolean {
  const isJoined = between.some((token) => token.text === "," || isOneOf(token, joins));
  const isBare = between.every(
    (token) => [parts, joins, fillers].some((list) => isOneOf(token, list)) || token.text === ",",
  );
  return isJoined && isBare;
}

function together(one: Found, other: Found): Found {
  return { start: Math.min(one.start, other.start), end: Math.max(one.end, other.end), at: [...one.at, ...other.at] };
}

function isWordAt(tokens: readonly Token[], place: number, word: Token): boolean {
  const token = tokens[place];
  return token !== undefined && isMeant(token, word);
}
