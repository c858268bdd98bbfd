import { includeWords, itemLinks, itemWords } from "#core/chatbot/words/item-words.ts";
import { isInList, matchWords } from "./match-rules.ts";
import type { Span, Token } from "./tokens.ts";

/** Maximum number of words between "included" and the match. */
const MAX_WORDS_BETWEEN = 4;

/** Whether the match only names a test or package: "fever package", "test for fever", "is fever included". */
export function isNameOfItem(tokens: readonly Token[], found: Span): boolean {
  return isInItemName(tokens, found) || isContentOfItem(tokens, found);
}

function isInItemName(tokens: readonly Token[], { start, end }: Span): boolean {
  let next = end;
  while (isInList(tokens[next], itemLinks)) next++;
  if (isInList(tokens[next], itemWords)) return true;
  let previous = start - 1;
  while (isInList(tokens[previous], itemLinks)) previous--;
  return previous < start - 1 && isInList(tokens[previous], itemWords);
}

function isContentOfItem(tokens: readonly Token[], found: Span): boolean {
  return matchWords(tokens, includeWords).some((include) => {
    const [before, after] = include.start < found.start ? [include, found] : [found, include];
    const between = tokens.slice(before.end, after.start);
    return between.length <= MAX_WORDS_BETWEEN && between.every(({ text }) => text !== "," && text !== ".");
  });
}
