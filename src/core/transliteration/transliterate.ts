import { consonants, dottedConsonants, vowels } from "./letters.ts";

/** A consonant and the vowel after it. A consonant without a sign carries a short "a", which is often not spoken. */
type Syllable = { consonant: string; vowel: string; isNasal: boolean };

const SHORT_A = "ə";
const NUKTA = "\u093c";
const VIRAMA = "\u094d";
/** Anusvara, chandrabindu, and Gurmukhi's tippi at its position among Devanagari's letters. */
const NASAL_SIGNS = "\u0902\u0901\u0970";
/** Visarga, and Gurmukhi's addak, which doubles a consonant. */
const SILENT_SIGNS = "\u0903\u0971";
/** Gurmukhi's h below a letter is a tone, not a sound: "ਖੋਲ੍ਹਦਾ" is kholda. */
const TONE_SIGN = "\u0a4d\u0a39";
const DEVANAGARI_ZERO = 0x0966;
const finalVowels: Readonly<Record<string, string>> = { [SHORT_A]: "a", aa: "a", ee: "i", oo: "u" };

const letters = new Map([["अ", "a"], ...vowels.map(([letter, , latin]) => [letter, latin] as const)]);
const signs = new Map([[VIRAMA, ""], ...vowels.map(([, sign, latin]) => [sign, latin] as const)]);

/**
 * Returns a word in Devanagari or Gurmukhi as people type it in Latin letters: "सांस" is "saans", "ਸਾਹ" is "saah".
 * Other words are returned unchanged. Hand-written, because libraries transliterate every letter while people type what
 * they say: "लड़का" is "ladka".
 */
export function transliterate(word: string): string {
  if (!/[\u0900-\u097f\u0a00-\u0a7f]/.test(word)) return word;
  const syllables = splitSyllables(toDevanagari(word));
  openVowelBeforeH(syllables);
  insertGlides(syllables);
  dropSilentVowels(syllables);
  return syllables.map(formatSyllable).join("");
}

function toDevanagari(word: string): string {
  return word
    .replaceAll(TONE_SIGN, "")
    .replace(/[\u0a00-\u0a7f]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x100))
    .normalize("NFKC");
}

function splitSyllables(word: string): Syllable[] {
  const syllables: Syllable[] = [];
  for (const piece of word.match(/.\u093c?/gu) ?? []) {
    const last = syllables.at(-1);
    const [sign, vowel] = [signs.get(piece), letters.get(piece)];
    if (SILENT_SIGNS.includes(piece)) continue;
    if (vowel !== undefined) syllables.push({ consonant: "", vowel, isNasal: false });
    else if (last && sign !== undefined) last.vowel = sign;
    else if (last && NASAL_SIGNS.includes(piece)) last.isNasal = true;
    else syllables.push(parseConsonant(piece));
  }
  return syllables;
}

function parseConsonant(piece: string): Syllable {
  const [letter = "", dot] = piece;
  const consonant = (dot === NUKTA && dottedConsonants[letter]) || consonants[letter];
  if (consonant !== undefined) return { consonant, vowel: SHORT_A, isNasal: false };
  const digit = letter.charCodeAt(0) - DEVANAGARI_ZERO;
  return { consonant: digit >= 0 && digit <= 9 ? String(digit) : letter, vowel: "", isNasal: false };
}

/** Before an h a short vowel opens: "ज़हर" is zehar, "ਰਹਿੰਦਾ" is rehnda, "ਰਿਹਾ" is reha. */
function openVowelBeforeH(syllables: Syllable[]): void {
  for (const [index, { consonant, vowel }] of syllables.entries()) {
    const previous = syllables[index - 1];
    if (consonant !== "h" || !previous?.consonant) continue;
    if (previous.vowel === "i" || (previous.vowel === SHORT_A && (vowel === SHORT_A || vowel === "i"))) {
      if (vowel === "i") Object.assign(syllables[index] ?? {}, { vowel: "" });
      previous.vowel = "e";
    }
  }
}

/** "गई" is gayi, "ਗਿਆ" is geya; "हुआ" stays hua. */
function insertGlides(syllables: Syllable[]): void {
  for (const [index, syllable] of syllables.entries()) {
    const previous = syllables[index - 1];
    if (syllable.consonant !== "" || !previous || !/^(ə|aa?|i|ee|e)$/.test(previous.vowel)) continue;
    if (!/^(aa|ee|e)$/.test(syllable.vowel)) continue;
    syllable.consonant = "y";
    if (previous.vowel === "i" && syllable.vowel === "aa") previous.vowel = "e";
  }
}

/** The short "a" is silent at the end, and between two spoken syllables: "धड़कन" is dhadkan. Processed from the end. */
function dropSilentVowels(syllables: Syllable[]): void {
  const last = syllables.at(-1);
  if (last?.vowel === SHORT_A && syllables.length > 1) last.vowel = "";
  if (last?.consonant === "" && last.vowel === "a" && syllables.length > 1) last.vowel = "";
  for (let index = syllables.length - 2; index > 0; index--) {
    const [previous, syllable, next] = syllables.slice(index - 1, index + 2);
    if (syllable?.vowel === SHORT_A && syllable.consonant && previous?.vowel && next?.consonant && next.vowel)
      syllable.vowel = "";
  }
}

/** At a word's end long vowels are typed short, and a nasal is hardly heard: "नहीं" is nahi. */
function formatSyllable({ consonant, vowel, isNasal }: Syllable, index: number, syllables: Syllable[]): string {
  if (index === syllables.length - 1) return `${consonant}${finalVowels[vowel] ?? vowel}`;
  const next = syllables[index + 1]?.consonant ?? "";
  const nasal = isNasal ? (/^[pbm]/.test(next) ? "m" : "n") : "";
  return `${consonant}${vowel === SHORT_A ? "a" : vowel}${nasal}`;
}
