import { inLatin } from "./latin.ts";
import { soundOf } from "./sound.ts";

/**
 * A word of what was typed, in Latin letters, or the stop that stands there: "," joins loosely, "." ends a sentence.
 * `short` is its sound without each "a" between its ends, as hasty thumbs type it: "krda", "pseena".
 */
export type Token = { text: string; sound: string; short: string };

/** A place among the tokens; `end` is behind the last. */
export type Span = { start: number; end: number };

/** Of a blood pressure, "70/40" or "120 by 70", the second number means nothing to us and would be read as a low first. */
const lowerPressure = /(\p{N}{2,3})\s*(?:\/|by|over|upon|बटा|ਬਟਾ)\s*\p{N}{2,3}(?!\p{N})/gu;

/** "hogya", "khalyi": a verb and its helper, typed as one word. */
const joinedVerb =
  /(?<!\p{L})(ho|aa|pai|kha|pi|pee|dig|gir|mar|lag|chal|ruk|kat|jal|sad|phat|fat|doob|dub|suj|sujj|sooj|pad)(g[aeiy]*y[aei]+|ga[ey]e|li?ya|la?yi|leya)(?!\p{L})/gu;

export function tokensOf(typed: string): Token[] {
  const plain = typed
    .normalize("NFKC")
    .toLowerCase()
    .replace(/['’`\u200c\u200d]/g, "")
    .replace(lowerPressure, "$1")
    .replace(joinedVerb, "$1 $2");
  const parts = plain.match(/[\p{L}\p{M}]+|\p{N}+|[,/+&-]|[.;:!?।\n]+/gu) ?? [];
  return parts.map((part) => tokenOf(part));
}

/** The words of the lists, of which many stand in several. */
const listed = new Map<string, Token>();
const phrases = new Map<string, readonly Token[][]>();

/** The members of a list with commas, each as its words. */
export function phrasesOf(list: string): readonly Token[][] {
  const before = phrases.get(list);
  if (before !== undefined) return before;
  const split = list.split(",").map((phrase) => phrase.trim().split(/\s+/).map(listedToken));
  phrases.set(list, split);
  return split;
}

function listedToken(word: string): Token {
  const token = listed.get(word) ?? tokenOf(word);
  listed.set(word, token);
  return token;
}

function tokenOf(part: string): Token {
  if (/^[\p{L}\p{M}\p{N}]/u.test(part)) {
    const text = inLatin(part);
    const sound = soundOf(text);
    return { text, sound, short: sound.replace(/(?<=.)a(?=.)/g, "") };
  }
  const stop = /^[,/+&-]$/.test(part) ? "," : ".";
  return { text: stop, sound: stop, short: stop };
}
