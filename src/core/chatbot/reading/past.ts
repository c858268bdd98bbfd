import {
  before,
  jestedOf,
  laughter,
  longAgo,
  nowWords,
  pastWords,
  presentWords,
  wasWords,
} from "#core/chatbot/words/negation-words.ts";
import { type Found, findWords } from "./find.ts";
import type { Token } from "./tokens.ts";

/** So many words behind it "si" or "tha" still speaks of it. */
const FURTHEST_BEHIND = 4;

/** Whether the message tells of years gone by, and not of today beside them. */
export function speaksOfPast(tokens: readonly Token[]): boolean {
  return says(tokens, pastWords) && !says(tokens, presentWords) && !says(tokens, nowWords);
}

/** Whether this was before, and is over: "pehlan daura pya si". */
export function isOver(tokens: readonly Token[], { end }: Found): boolean {
  if (says(tokens, presentWords)) return false;
  const isRemote = says(tokens, longAgo);
  if (!isRemote && (says(tokens, nowWords) || !(says(tokens, pastWords) || says(tokens, before)))) return false;
  return says(tokens.slice(end, end + FURTHEST_BEHIND), wasWords);
}

/** "The price made me faint, haha" is no emergency. "Papa fainted haha" is one, for all the laughter. */
export function isJoke(tokens: readonly Token[]): boolean {
  return says(tokens, laughter) && says(tokens, jestedOf);
}

function says(tokens: readonly Token[], list: string): boolean {
  return findWords(tokens, list).length > 0;
}
