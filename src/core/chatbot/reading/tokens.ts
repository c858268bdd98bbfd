import { inLatin } from "./latin.ts";
import { soundOf } from "./sound.ts";

/** A word of what was typed, in Latin letters, or the stop that stands there: "," joins loosely, "." ends a sentence. */
export type Token = { text: string; sound: string };

/** A place among the tokens; `end` is behind the last. */
export type Span = { start: number; end: number };

export function tokensOf(typed: string): Token[] {
  const plain = typed
    .normalize("NFKC")
    .toLowerCase()
    .replace(/['’`\u200c\u200d]/g, "");
  const parts = plain.match(/[\p{L}\p{M}]+|\p{N}+|[,/+&-]|[.;:!?।\n]+/gu) ?? [];
  return parts.map((part) => tokenOf(part));
}

/** The words of the lists, of which many stand in several. */
const listed = new Map<string, Token>();

/** The members of a list with commas, each as its words. */
export function phrasesOf(list: string): Token[][] {
  return list.split(",").map((phrase) => phrase.trim().split(/\s+/).map(listedToken));
}

function listedToken(word: string): Token {
  const token = listed.get(word) ?? tokenOf(word);
  listed.set(word, token);
  return token;
}

function tokenOf(part: string): Token {
  if (/^[\p{L}\p{M}\p{N}]/u.test(part)) {
    const text = inLatin(part);
    return { text, sound: soundOf(text) };
  }
  const stop = /^[,/+&-]$/.test(part) ? "," : ".";
  return { text: stop, sound: stop };
}
