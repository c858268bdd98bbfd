import { hasIndicScript, spellLetter, spellLetters } from "./letter-names.ts";
import { INDIC_WORD_PATTERN, normalizeSearch, splitWords } from "./normalize.ts";
import { isGenericWord } from "./synonyms.ts";
import { hasSeveralLetters, type Vocabulary, type WordMatch } from "./vocabulary.ts";

/**
 * Returns letters, with their number, that are unknown to the catalogue after a word that it knows with other letters:
 * "Vitamin E" and "Vitamin B6" next to vitamins B12 and D3. Each as often as it is typed.
 */
export function listUnknownLetters(typed: string, vocabulary: Vocabulary): string[] {
  const pairs = hasIndicScript(typed)
    ? [...listWrittenPairs(typed.replace(INDIC_WORD_PATTERN, "|")), ...listSpeltPairs(typed, vocabulary)]
    : listWrittenPairs(typed);
  return [...pairs, ...listLoneLetters(typed, vocabulary)].flatMap(({ word, letter, number, next }) => {
    const known = vocabulary.lettersBehind(splitWords(word)[0] ?? "");
    const ofLetter = [...known].filter((name) => name.startsWith(letter));
    const isNumbered = ofLetter.some((name) => name !== letter);
    // Behind a letter that is a name by itself a number may count something else: "vitamin d 2 times".
    const name = letter + (number || (isNumbered && !known.has(letter) ? next : ""));
    const isKnown = ofLetter.length > 0 && (name === letter || !isNumbered || known.has(name));
    if (isKnown || !hasSeveralLetters(known)) return [];
    return `${word.charAt(0).toUpperCase()}${word.slice(1)} ${name.toUpperCase()}`;
  });
}

/** A letter behind a word, the number written with it, and the number that comes next: "6" of "b6" and "b 6". */
type Pair = { word: string; letter: string; number: string; next: string };

const LETTER_BEHIND_PATTERN =
  /([a-z]{4,})[ -]([b-z]|a(?=\d|(?: test)?$))(\d{0,2})(?:[ -](\d{1,2})(?!\d))?(?![a-z0-9])/g;

/** In Latin letters. An "a" is a letter where a number or nothing but "test" follows. */
function listWrittenPairs(typed: string): Pair[] {
  const whole = normalizeSearch(typed).replace(/\bvit(?:amin)?(?:\.?[ -]|(?=[a-z]\d))/g, "vitamin ");
  return [...whole.matchAll(LETTER_BEHIND_PATTERN)].map(([, word = "", letter = "", number = "", next = ""]) => ({
    word,
    letter,
    number,
    next,
  }));
}

/** A letter and its number that are all that is asked for: "b6" is a vitamin, as the catalogue has a B12. */
function listLoneLetters(typed: string, vocabulary: Vocabulary): Pair[] {
  const words = splitWords(typed).filter((word) => !isGenericWord(word));
  const [, letter, number] = /^([a-z])(\d{1,2})$/.exec(words.map((word) => spellLetters(word) || word).join("")) ?? [];
  if (!letter || !number || vocabulary.has(letter + number)) return [];
  return vocabulary.wordsBeforeNumbered(letter).map((word) => ({ word, letter, number, next: "" }));
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
    const [, letter = "", number = ""] = /^([a-z])(\d{0,2})$/.exec(readLetters(next)) ?? [];
    const [meant] = letter === "" ? [] : vocabulary.meant(splitWords(word)[0] ?? "", false);
    const after = words[index + 2];
    const [following = ""] = /^\d{1,2}$/.exec(normalizeSearch(after ?? "")) ?? [];
    const isMeant = number !== "" || isMeantAsLetter(letter, after);
    return meant && isMeant ? [{ word: writeOut(meant), letter, number, next: following }] : [];
  });
}

/** Returns the word as the catalogue writes it, of which the index has the singular: "hepatitis". */
function writeOut({ word, held }: WordMatch): string {
  const written = held.flatMap(({ text }) => text.toLowerCase().match(/[a-z]+/g) ?? []);
  return written.find((candidate) => splitWords(candidate)[0] === word) ?? word;
}

function readLetters(word: string): string {
  const latin = normalizeSearch(word);
  return hasIndicScript(word) ? spellLetter(latin) || spellLetters(latin) : latin;
}

function isMeantAsLetter(letter: string, next: string | undefined): boolean {
  return !ambiguousLetters.has(letter) || next === undefined || possessives.has(normalizeSearch(next));
}
