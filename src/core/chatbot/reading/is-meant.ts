import { isOneSlipAway } from "#core/catalogue/search/spelling.ts";
import { isKnownWord, isOrdinaryWord } from "./known-words.ts";
import type { Token } from "./tokens.ts";

/** Shorter words are a slip away from too many others. */
const SHORTEST = { known: 5, typed: 4, sound: 6, short: 4 };

/**
 * Whether the typed word is the known one: as written, as it sounds, without its short "a", or with one slip after its
 * first letter. An everyday word is only itself.
 */
export function isMeant(typed: Token, known: Token): boolean {
  if (typed.text === known.text) return true;
  if (known.numbers !== undefined)
    return Number(typed.text) >= known.numbers.from && Number(typed.text) <= known.numbers.to;
  if (typed.sound !== known.sound && !isMisspelt(typed, known)) return false;
  return !isOrdinaryWord(typed.text);
}

function isMisspelt(typed: Token, known: Token): boolean {
  if (typed.text[0] !== known.text[0]) return false;
  if (known.text.length < SHORTEST.known || typed.text.length < SHORTEST.typed) return false;
  // Last, because the words that are known must be gathered for it.
  return isNearlyTheSame(typed, known) && !isKnownWord(typed);
}

function isNearlyTheSame(typed: Token, known: Token): boolean {
  if (isOneSlipAway(typed.text, known.text) || isShortened(typed, known)) return true;
  if (typed.text[1] !== known.text[1]) return false;
  const shorter = Math.min(typed.sound.length, known.sound.length);
  return shorter >= SHORTEST.sound && isOneSlipAway(typed.sound, known.sound);
}

function isShortened(typed: Token, known: Token): boolean {
  return known.short.length >= SHORTEST.short && typed.short === known.short && typed.sound.length < known.sound.length;
}
