import { consonants, dotted, vowels } from "./letters.ts";

/** A consonant and the vowel behind it. A consonant without a sign carries a short "a", which is often not spoken. */
type Syllable = { consonant: string; vowel: string; isNasal: boolean };

const SHORT_A = "ə";
const DOT = "\u093c";
const NO_VOWEL = "\u094d";
/** Anusvara, chandrabindu, and Gurmukhi's tippi where it falls among Devanagari's letters. */
const NASALS = "\u0902\u0901\u0970";
/** Visarga, and Gurmukhi's addak, which doubles a consonant. */
const SILENT = "\u0903\u0971";
/** Gurmukhi's h below a letter is a tone and no sound: "ਖੋਲ੍ਹਦਾ" is kholda. */
const TONE = "\u0a4d\u0a39";
const ZERO = 0x0966;
const SHORTENED: Readonly<Record<string, string>> = { [SHORT_A]: "a", aa: "a", ee: "i", oo: "u" };

const letters = new Map([["अ", "a"], ...vowels.map(([letter, , latin]) => [letter, latin] as const)]);
const signs = new Map([[NO_VOWEL, ""], ...vowels.map(([, sign, latin]) => [sign, latin] as const)]);

/**
 * A word in Devanagari or Gurmukhi as people type it in Latin letters: "सांस" is "saans", "ਸਾਹ" is "saah". Any other word
 * is returned as it is. By hand, because libraries write every letter and people type what they say: "लड़का" is "ladka".
 */
export function inLatin(word: string): string {
  if (!/[\u0900-\u097f\u0a00-\u0a7f]/.test(word)) return word;
  const syllables = syllablesOf(inDevanagari(word));
  speakBeforeH(syllables);
  glideBetweenVowels(syllables);
  dropUnspoken(syllables);
  return syllables.map(write).join("");
}

function inDevanagari(word: string): string {
  return word
    .replaceAll(TONE, "")
    .replace(/[\u0a00-\u0a7f]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x100))
    .normalize("NFKC");
}

function syllablesOf(word: string): Syllable[] {
  const syllables: Syllable[] = [];
  for (const piece of word.match(/.\u093c?/gu) ?? []) {
    const last = syllables.at(-1);
    const [sign, vowel] = [signs.get(piece), letters.get(piece)];
    if (SILENT.includes(piece)) continue;
    if (vowel !== undefined) syllables.push({ consonant: "", vowel, isNasal: false });
    else if (last && sign !== undefined) last.vowel = sign;
    else if (last && NASALS.includes(piece)) last.isNasal = true;
    else syllables.push(consonantOf(piece));
  }
  return syllables;
}

function consonantOf(piece: string): Syllable {
  const [letter = "", dot] = piece;
  const consonant = (dot === DOT && dotted[letter]) || consonants[letter];
  if (consonant !== undefined) return { consonant, vowel: SHORT_A, isNasal: false };
  const digit = letter.charCodeAt(0) - ZERO;
  return { consonant: digit >= 0 && digit <= 9 ? String(digit) : letter, vowel: "", isNasal: false };
}

/** Before an h a short vowel opens: "ज़हर" is zehar, "ਰਹਿੰਦਾ" is rehnda, "ਰਿਹਾ" is reha. */
function speakBeforeH(syllables: Syllable[]): void {
  for (const [place, { consonant, vowel }] of syllables.entries()) {
    const before = syllables[place - 1];
    if (consonant !== "h" || !before?.consonant) continue;
    if (before.vowel === "i" || (before.vowel === SHORT_A && (vowel === SHORT_A || vowel === "i"))) {
      if (vowel === "i") Object.assign(syllables[place] ?? {}, { vowel: "" });
      before.vowel = "e";
    }
  }
}

/** "गई" is gayi, "ਗਿਆ" is geya; "हुआ" stays hua. */
function glideBetweenVowels(syllables: Syllable[]): void {
  for (const [place, syllable] of syllables.entries()) {
    const before = syllables[place - 1];
    if (syllable.consonant !== "" || !before || !/^(ə|aa?|i|ee|e)$/.test(before.vowel)) continue;
    if (!/^(aa|ee|e)$/.test(syllable.vowel)) continue;
    syllable.consonant = "y";
    if (before.vowel === "i" && syllable.vowel === "aa") before.vowel = "e";
  }
}

/** The short "a" is silent at the end, and between two spoken syllables: "धड़कन" is dhadkan. From the end, as it is spoken. */
function dropUnspoken(syllables: Syllable[]): void {
  const last = syllables.at(-1);
  if (last?.vowel === SHORT_A && syllables.length > 1) last.vowel = "";
  if (last?.consonant === "" && last.vowel === "a" && syllables.length > 1) last.vowel = "";
  for (let place = syllables.length - 2; place > 0; place--) {
    const [before, syllable, next] = syllables.slice(place - 1, place + 2);
    if (syllable?.vowel === SHORT_A && syllable.consonant && before?.vowel && next?.consonant && next.vowel)
      syllable.vowel = "";
  }
}

/** At a word's end long vowels are typed short, and a nasal is hardly heard: "नहीं" is nahi. */
function write({ consonant, vowel, isNasal }: Syllable, place: number, syllables: Syllable[]): string {
  if (place === syllables.length - 1) return `${consonant}${SHORTENED[vowel] ?? vowel}`;
  const next = syllables[place + 1]?.consonant ?? "";
  const nasal = isNasal ? (/^[pbm]/.test(next) ? "m" : "n") : "";
  return `${consonant}${vowel === SHORT_A ? "a" : vowel}${nasal}`;
}
