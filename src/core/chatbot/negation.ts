import { painVerbs, weight } from "#core/chatbot/words/body-parts.ts";
import { gainWords } from "#core/chatbot/words/change-words.ts";
import {
  becomeWords,
  conjunctions,
  contrasts,
  fillers,
  negatesNext,
  negatesPrevious,
  negationEndings,
  stopWords,
} from "#core/chatbot/words/negation-words.ts";
import { isInList, type RuleMatch } from "./match-rules.ts";
import { mentionsRise } from "./noun-changes.ts";
import type { Token } from "./tokens.ts";

/** Maximum distance of a negation after a list: "bukhar aur khansi nahi hai". */
const MAX_NEGATION_DISTANCE = 6;

/**
 * Whether the sentence negates the match: "no fever or cough", "bukhar nahi hai". `matched` are the positions of all
 * matched words; a "no" among them ("no energy") negates nothing else.
 */
export function isNegated(tokens: readonly Token[], found: RuleMatch, matched: ReadonlySet<number>): boolean {
  // "Koi jawab nahi", "kaam nahi karda te bol vi nahi hunda": a match that contains "nahi" is not negated by its
  // neighbours.
  if (found.at.some((position) => isInList(tokens[position], negatesPrevious)))
    return isNegatedWithin(tokens, found, matched);
  return (
    isNegatedBefore(tokens, found, matched) ||
    isNegatedWithin(tokens, found, matched) ||
    isNegatedAfter(tokens, found, matched)
  );
}

function isNegatedBefore(tokens: readonly Token[], { start }: RuleMatch, matched: ReadonlySet<number>): boolean {
  let joined = true;
  for (let index = start - 1; index >= 0; index--) {
    const token = tokens[index];
    if (token === undefined || token.text === ".") return false;
    if (matched.has(index)) {
      if (!joined) return false;
      continue;
    }
    if (isInList(token, negatesNext)) return true;
    if (isInList(token, conjunctions) || isOrListComma(tokens, index)) joined = true;
    else if (!isInList(token, fillers)) return false;
    else if (matched.has(index + 1)) joined = false;
  }
  return false;
}

/** "no fever, cough or headache": such a comma continues the negation. */
function isOrListComma(tokens: readonly Token[], index: number): boolean {
  if (tokens[index]?.text !== ",") return false;
  const behind = tokens.slice(index + 1);
  const stop = behind.findIndex(({ text }) => text === ".");
  const sentence = stop < 0 ? behind : behind.slice(0, stop);
  const or = sentence.findIndex((token) => isInList(token, "or, nor, ya"));
  return (
    or >= 0 && sentence.slice(0, or).every((token) => !isInList(token, contrasts) && !isInList(token, negatesNext))
  );
}

function isNegatedWithin(tokens: readonly Token[], { start, end }: RuleMatch, matched: ReadonlySet<number>): boolean {
  return tokens.slice(start, end).some(
    (token, offset) =>
      !matched.has(start + offset) &&
      isInList(token, negatesPrevious) &&
      !isInList(token, becomeWords) &&
      // "Weight nahi badh raha kam ho raha hai": it does not rise, it falls.
      ![-1, 1].some((step) => isInList(tokens[start + offset + step], gainWords)),
  );
}

function isNegatedAfter(tokens: readonly Token[], { end, at }: RuleMatch, matched: ReadonlySet<number>): boolean {
  let isJoined = false;
  for (let index = end; index < Math.min(tokens.length, end + MAX_NEGATION_DISTANCE); index++) {
    const token = tokens[index];
    if (token === undefined || token.text === "." || token.text === ",") return false;
    if (matched.has(index)) continue;
    if (isInList(token, negatesPrevious))
      // In "wajan ghata nahi" the verb is the match's own.
      return (at.includes(index - 1) || !isInList(tokens[index - 1], stopWords)) && endsNegation(tokens[index + 1]);
    if (isInList(token, contrasts)) return false;
    if (isJoined && !isInList(token, fillers)) return false;
    isJoined ||= isInList(token, conjunctions);
  }
  return false;
}

function endsNegation(next: Token | undefined): boolean {
  return next === undefined || next.text === "." || next.text === "," || isInList(next, negationEndings);
}

/** Before a verb of pain they deny it: "nahi dukhda"; a noun stands before its "nahi". */
const painDenials = `nothing, nowhere, ${negatesPrevious}`;

/** Whether the words around a pain say that there is none: "nothing hurts", "koi dard nahi", "kujh nahi dukhda". */
export function isPainDenied(tokens: readonly Token[], pain: RuleMatch): boolean {
  const isVerbDenied = isInList(tokens[pain.start], painVerbs) && isInList(tokens[pain.start - 1], painDenials);
  return isVerbDenied || isNegated(tokens, pain, new Set(pain.at));
}

/** The words of a message without the denied matches and what denies them: "hair fall" of "no fever, hair fall". */
export function removeDenied(tokens: readonly Token[], denied: readonly RuleMatch[]): string {
  const dropped = new Set(denied.flatMap((found) => [...found.at, ...listDenials(tokens, found)]));
  const rest = tokens.filter((_, index) => !dropped.has(index));
  // "Weight kam nahi, badh raha hai": what rises is what does not fall.
  const isWeight = denied.some(({ at }) => at.length > 1 && isInList(tokens[at[0] ?? 0], weight));
  const words = [...(isWeight && mentionsRise(rest) ? ["weight"] : []), ...rest.map(({ text }) => text)];
  return words.join(" ");
}

/** The position of the word that denies the match, in its clause: before it, else behind it. */
function listDenials(tokens: readonly Token[], { start, end }: RuleMatch): number[] {
  const isStop = (token: Token) => token.text === "," || token.text === ".";
  const firstStop = tokens.findIndex((token, index) => index >= end && isStop(token));
  const lastStop = tokens.findLastIndex((token, index) => index < start && isStop(token));
  const before = tokens.findLastIndex(
    (token, index) => index > lastStop && index < start && isInList(token, `${negatesNext}, ${painDenials}`),
  );
  if (before >= 0) return [before];
  return tokens.flatMap((token, index) => {
    const isInClause = index >= start && (firstStop < 0 || index < firstStop);
    return isInClause && isInList(token, negatesPrevious) ? [index] : [];
  });
}
