import { pastWords, presentWords, wasWords } from "#core/chatbot/words/negation-words.ts";
import { type Found, findWords, isOneOf } from "./find.ts";
import type { Token } from "./tokens.ts";

/** So many words behind it "si" or "tha" still speaks of it. */
const FURTHEST_BEHIND = 4;

/** Whether the message tells of years gone by, and not of today beside them. */
export function speaksOfPast(tokens: readonly Token[]): boolean {
  return findWords(tokens, pastWords).length > 0 && findWords(tokens, presentWords).length === 0;
}

/** Whether this was, and is over: "daura pya si", "behosh hua tha". */
export function isOver(tokens: readonly Token[], { end }: Found): boolean {
  return tokens.slice(end, end + FURTHEST_BEHIND).some((token) => isOneOf(token, wasWords));
}
