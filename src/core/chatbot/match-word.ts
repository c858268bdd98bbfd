import { isOneEditAway } from "#core/catalogue/search/spelling.ts";
import { isKnownWord, isOrdinaryWord } from "./known-words.ts";
import type { Token } from "./tokens.ts";

/** Shorter words are one typo away from too many others. */
const MIN_LENGTHS = { known: 5, typed: 4, sound: 6, short: 4 };

/**
 * Whether the typed word is the known one: as written, by sound, without its short "a", or with one typo after its
 * first letter. An everyday word matches only itself.
 */
export function matchesWord(typed: Token, known: Token): boolean {
  if (typed.text === known.text) return true;
  if (known.numbers !== undefined)
    return Number(typed.text) >= known.numbers.from && Number(typed.text) <= known.numbers.to;
  if (typed.sound !== known.sound && !isMisspelt(typed, known)) return false;
  return !isOrdinaryWord(typed.text);
}

function isMisspelt(typed: Token, known: Token): boolean {
  if (typed.text[0] !== known.text[0]) return false;
  if (known.text.length < MIN_LENGTHS.known || typed.text.length < MIN_LENGTHS.typed) return false;
  // Checked last, because it collects all known words.
  return isSimilar(typed, known) && !isKnownWord(typed);
}

function isSimilar(typed: Token, known: Token): boolean {
  if (isOneEditAway(typed.text, known.text) || isShortened(typed, known)) return true;
  if (typed.text[1] !== known.text[1]) return false;
  const shorter = Math.min(typed.sound.length, known.sound.length);
  return shorter >= MIN_LENGTHS.sound && isOneEditAway(typed.sound, known.sound);
}

function isShortened(typed: Token, known: Token): boolean {
  return (
    known.short.length >= MIN_LENGTHS.short && typed.short === known.short && typed.sound.length < known.sound.length
  );
}
