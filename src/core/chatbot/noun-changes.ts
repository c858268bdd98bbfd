import { changingNouns, losingWords, riseWords } from "#core/chatbot/words/change-words.ts";
import { conjunctions, negatesPrevious } from "#core/chatbot/words/negation-words.ts";
import { isInList, type RuleMatch } from "./match-rules.ts";
import type { Token } from "./tokens.ts";

/**
 * Drops pairs of a noun and a change that belongs to another noun: in "weight gain and hair loss" the loss is the
 * hair's. "Weight and hair loss" is a loss of both.
 */
export function dropMisattributedChanges(tokens: readonly Token[], found: readonly RuleMatch[]): RuleMatch[] {
  return found.filter(({ at }) => {
    const [noun, change] = [at[0], at.at(-1)];
    return noun === undefined || change === undefined || noun === change || !isForeign(tokens, noun, change);
  });
}

function isForeign(tokens: readonly Token[], noun: number, change: number): boolean {
  const hasOwnNoun = isInList(tokens[change - 1], changingNouns) && change - 1 !== noun;
  if (change < noun) return hasOwnNoun || isRising(tokens, noun + 1);
  if (isInList(tokens[change], losingWords) && isInList(tokens[change + 1], changingNouns)) return true;
  const between = tokens.slice(noun + 1, change);
  if (between.some((_, offset) => isRising(tokens, noun + 1 + offset))) return true;
  const others = between.slice(0, -1);
  return hasOwnNoun && (others.length === 0 || !others.every((token) => isInList(token, conjunctions)));
}

/** Whether this word says that something rises, is high or normal, and is not negated. */
function isRising(tokens: readonly Token[], index: number): boolean {
  const isDenied = [tokens[index - 1], tokens[index + 1]].some((next) => isInList(next, negatesPrevious));
  return isInList(tokens[index], riseWords) && !isDenied;
}

/** Whether these words say that something rises. */
export function mentionsRise(tokens: readonly Token[]): boolean {
  return tokens.some((_, index) => isRising(tokens, index));
}
