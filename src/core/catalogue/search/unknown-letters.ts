import { hasIndicScript, spellLetter } from "./letter-names.ts";
import { INDIC_WORD_PATTERN, normalizeSearch, splitWords } from "./normalize.ts";
import type { Vocabulary, WordMatch } from "./vocabulary.ts";

/**
 * Returns letters unknown to the catalogue after a word that it knows with other letters: "Vitamin E" next to vitamins
 * B12 and D3. Each as often as it is typed.
 */
export function listUnknownLetters(typed: string, vocabulary: Vocabulary): string[] {
  const pairs = hasIndicScript(typed)
    ? [...listWrittenPairs(typed.replace(INDIC_WORD_PATTERN, "|")), ...listSpeltPairs(typed, vocabulary)]
    : listWrittenPairs(typed);
  return pairs.flatMap(([word, letter]) => {
    const letters = vocabulary.lettersBehind(splitWords(word)[0] ?? "");
    const isUnknown = letters.size > 1 && !letters.has(letter);
    return isUnknown ? `${word.charAt(0).toUpperCase()}${word.slice(1)} ${letter.toUpperCase()}` : [];
  });
}

type Pair = readonly [word: string, letter: string];

const LETTER_BEHIND_PATTERN = /([a-z]{4,})[ -]([b-z]|a(?=(?: test)?$))(?![a-z0-9])/g;

/** In Latin letters. An "a" is a letter where nothing but "test" follows. */
function listWrittenPairs(typed: string): Pair[] {
  const whole = normalizeSearch(typed).replace(/\bvit\b\.?(?=[ -])/g, "vitamin");
  return [...whole.matchAll(LETTER_BEHIND_PATTERN)].map(([, word = "", letter = ""]) => [word, letter]);
}

/** Their names are words too: ਦੀ and के are "of", ਵੀ "also", ਜੀ "sir", ਜੇ "if", ਪੀ "drink". */
const ambiguousLetters = new Set("dgjkpv");
const possessives = new Set(["ka", "ki", "da", "di"]);

/**
 * With the word or the letter in another script: "विटामिन ई", "ਵਿਟਾਮਿਨ e". A letter whose name is a word too counts at
 * the end and before "of" alone, as in "विटामिन के की जांच".
 */
function listSpeltPairs(typed: string, vocabulary: Vocabulary): Pair[] {
  const words = typed.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.flatMap((word, index): Pair[] => {
    const next = words[index + 1] ?? "";
    if (!hasIndicScript(word + next)) return [];
    const letter = readLetter(next);
    const [meant] = letter === "" ? [] : vocabulary.meant(splitWords(word)[0] ?? "", false);
    return meant && isMeantAsLetter(letter, words[index + 2]) ? [[writeOut(meant), letter]] : [];
  });
}

/** Returns the word as the catalogue writes it, of which the index has the singular: "hepatitis". */
function writeOut({ word, held }: WordMatch): string {
  const written = held.flatMap(({ text }) => text.toLowerCase().match(/[a-z]+/g) ?? []);
  return written.find((candidate) => splitWords(candidate)[0] === word) ?? word;
}

function readLetter(word: string): string {
  if (hasIndicScript(word)) return spellLetter(normalizeSearch(word));
  return word.length === 1 ? word.toLowerCase() : "";
}

function isMeantAsLetter(letter: string, next: string | undefined): boolean {
  return !ambiguousLetters.has(letter) || next === undefined || possessives.has(normalizeSearch(next));
}
