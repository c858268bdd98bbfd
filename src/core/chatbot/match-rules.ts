import { bodyParts } from "#core/chatbot/words/body-parts.ts";
import { conjunctions, fillers } from "#core/chatbot/words/negation-words.ts";
import type { WordRule } from "#core/chatbot/words/rule.ts";
import { particles } from "#core/chatbot/words/spellings.ts";
import { matchesWord } from "./match-word.ts";
import { listPhrasesStartingLike } from "./phrase-index.ts";
import type { Span, Token } from "./tokens.ts";

/** A match: its span, and the positions of the matched words. */
export type RuleMatch = Span & { at: readonly number[] };

/** Maximum number of words between the two halves of a pair ("head is always paining"). */
const MAX_WORDS_BETWEEN = 4;

/** Returns every match of the rules. */
export function matchRules(tokens: readonly Token[], rules: readonly WordRule[]): RuleMatch[] {
  return rules.flatMap(([firstList, secondList]) =>
    secondList === undefined ? matchWords(tokens, firstList) : matchPairs(tokens, firstList, secondList),
  );
}

/** The same lists are matched repeatedly against one message. */
const matchCache = new WeakMap<readonly Token[], Map<string, readonly RuleMatch[]>>();
const singleTokens = new WeakMap<Token, readonly Token[]>();

/** Returns every match of a member of the list. */
export function matchWords(tokens: readonly Token[], list: string): readonly RuleMatch[] {
  const cached = matchCache.get(tokens) ?? new Map<string, readonly RuleMatch[]>();
  matchCache.set(tokens, cached);
  const found = cached.get(list) ?? matchPhrases(tokens, list);
  cached.set(list, found);
  return found;
}

function matchPhrases(tokens: readonly Token[], list: string): RuleMatch[] {
  const found: RuleMatch[] = [];
  for (const [start, token] of tokens.entries()) {
    for (const phrase of listPhrasesStartingLike(list, token)) {
      const positions = matchPhraseAt(tokens, start, phrase);
      if (positions !== undefined) found.push({ start, end: (positions.at(-1) ?? start) + 1, at: positions });
    }
  }
  return found;
}

/**
 * Positions of the phrase's words; skips "hi" and "vi" between two of them, which only add emphasis: "uth hi nahi",
 * "uth vi ni".
 */
function matchPhraseAt(tokens: readonly Token[], start: number, phrase: readonly Token[]): number[] | undefined {
  const positions: number[] = [];
  let index = start;
  for (const word of phrase) {
    while (positions.length > 0 && !isWordAt(tokens, index, word) && particles.has(tokens[index]?.text ?? "")) index++;
    if (!isWordAt(tokens, index, word)) return;
    positions.push(index++);
  }
  return positions;
}

/** Whether the token is a one-word member of the list. */
export function isInList(token: Token | undefined, list: string): boolean {
  if (token === undefined) return false;
  const itself = singleTokens.get(token) ?? [token];
  singleTokens.set(token, itself);
  return matchWords(itself, list).length > 0;
}

function matchPairs(tokens: readonly Token[], firstList: string, secondList: string): RuleMatch[] {
  const secondMatches = matchWords(tokens, secondList);
  return matchWords(tokens, firstList).flatMap((first) =>
    secondMatches.filter((second) => areNear(tokens, first, second)).map((second) => mergeMatches(first, second)),
  );
}

function areNear(tokens: readonly Token[], a: Span, b: Span): boolean {
  const [before, after] = a.start < b.start ? [a, b] : [b, a];
  const between = tokens.slice(before.end, after.start);
  if (before.end > after.start) return false;
  if (between.some((token) => token.text === "," || isInList(token, bodyParts))) return isBodyPartList(between);
  return between.length <= MAX_WORDS_BETWEEN && between.every(({ text }) => text !== ".");
}

/** Whether the tokens only list parts of the body: "in head, stomach and". */
function isBodyPartList(between: readonly Token[]): boolean {
  const isJoined = between.some((token) => token.text === "," || isInList(token, conjunctions));
  const isBare = between.every(
    (token) => [bodyParts, conjunctions, fillers].some((list) => isInList(token, list)) || token.text === ",",
  );
  return isJoined && isBare;
}

function mergeMatches(a: RuleMatch, b: RuleMatch): RuleMatch {
  return { start: Math.min(a.start, b.start), end: Math.max(a.end, b.end), at: [...a.at, ...b.at] };
}

function isWordAt(tokens: readonly Token[], index: number, word: Token): boolean {
  const token = tokens[index];
  return token !== undefined && matchesWord(token, word);
}
