import { weight } from "#core/chatbot/words/body-parts.ts";
import { coldWords, fatWords, gainWords, putOnWords } from "#core/chatbot/words/change-words.ts";
import { negatesNext, negatesPrevious } from "#core/chatbot/words/negation-words.ts";
import { isInList, matchRules, matchWords, type RuleMatch } from "./match-rules.ts";
import { dropMisattributedChanges } from "./noun-changes.ts";
import { type Token, tokenize } from "./tokens.ts";

/**
 * The message without its gain of weight ("gained 8 kilos", "wajan vadh gaya") and the cold that may come with it; null
 * if it tells of none.
 */
export function removeWeightGain(typed: string): string | null {
  const tokens = tokenize(typed);
  const pairs = dropMisattributedChanges(tokens, matchRules(tokens, [[weight, `${gainWords}, ${putOnWords}`]]));
  const gains = [...pairs, ...matchWords(tokens, fatWords)].filter((found) => !isDenied(tokens, found));
  if (gains.length === 0) return null;
  const dropped = new Set([...gains, ...matchWords(tokens, coldWords)].flatMap(({ at }) => at));
  return tokens
    .filter(({ text }, index) => !dropped.has(index) && !/^\d+$/.test(text))
    .map(({ text }) => text)
    .join(" ");
}

/** "Not gaining weight", "wajan nahi vadh reha". */
function isDenied(tokens: readonly Token[], { at }: RuleMatch): boolean {
  return at.some(
    (position) =>
      isInList(tokens[position - 1], `${negatesNext}, ${negatesPrevious}`) ||
      isInList(tokens[position + 1], negatesPrevious),
  );
}
