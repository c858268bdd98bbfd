import {
  before,
  death,
  died,
  hadWords,
  happened,
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
/** "Had" stands nearer before it. */
const FURTHEST_BEFORE = 2;

/** Whether the message tells of years gone by, and not of today beside them. */
export function speaksOfPast(tokens: readonly Token[]): boolean {
  return tellsOfPast(tokens) && !says(tokens, presentWords) && !says(tokens, nowWords);
}

/** Whether this was before, and is over: "pehlan daura pya si". */
export function isOver(tokens: readonly Token[], { start, end }: Found): boolean {
  if (says(tokens, presentWords)) return false;
  const isRemote = says(tokens, longAgo);
  if (!isRemote && (says(tokens, nowWords) || !(tellsOfPast(tokens) || says(tokens, before)))) return false;
  const isBehind = says(tokens.slice(end, end + FURTHEST_BEHIND), wasWords);
  return isBehind || says(tokens.slice(Math.max(0, start - FURTHEST_BEFORE), start), hadWords);
}

/** "The price made me faint, haha" is no emergency. "Papa fainted haha" is one, for all the laughter. */
export function isJoke(tokens: readonly Token[]): boolean {
  return says(tokens, laughter) && says(tokens, jestedOf);
}

function tellsOfPast(tokens: readonly Token[]): boolean {
  return says(tokens, pastWords) || says(tokens, died) || (says(tokens, death) && says(tokens, happened));
}

function says(tokens: readonly Token[], list: string): boolean {
  return findWords(tokens, list).length > 0;
}
