import { normalizeText, toLatinDigits } from "#core/text-normalization.ts";

/** Titles and suffixes of names, with or without a dot, in lower case. A single letter counts as an initial anyway. */
const TITLES = new Set(
  [
    "mr mrs ms miss dr er adv prof sr jr sh shri shree sri smt sushri km kum ku mst master late md mohd mohmd moh sk sd sy",
    "th kh ng ch chd pt rev fr st ca kr kmr pd capt col lt maj gen brig cdr sgt hav nk sub insp retd",
    "श्री श्रीमती सुश्री कुमारी कु डॉ डा प्रो मो स्व",
    "ਸ਼੍ਰੀ ਸ੍ਰੀ ਸ਼੍ਰੀਮਤੀ ਸ੍ਰੀਮਤੀ ਸ੍ਰ ਸਰਦਾਰ ਸਰਦਾਰਨੀ ਬੀਬੀ ਡਾ ਪ੍ਰੋ",
  ].flatMap((line) => line.normalize("NFKC").split(" ")),
);

/** A letter with its marks; no script needs more than a few. Lisu's tone letters look like full stops. */
const LETTER = String.raw`(?![\ua4f8-\ua4fd])\p{L}\p{M}{0,4}(?:[\u200c\u200d]\p{M}{0,3})?`;
/** One letter, or several joined by a virama, as in प्र. */
const INITIAL = String.raw`(?:\p{L}\p{M}{0,2}[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d])*${LETTER}`;
const WORD = new RegExp(`^(?:${LETTER})+(?:['’-](?:${LETTER})+)*$`, "u");
const DOTTED_INITIAL = new RegExp(String.raw`^${INITIAL}\.$`, "u");
/** S/o, D/o, W/o, C/o, B/o, H/o, M/o, F/o: son, daughter, wife, care, baby, husband, mother or father of. */
const RELATIVE_PREFIX_PATTERN = /^[sdwcbhmf]\/o$/i;
const SPACED_RELATIVE_PATTERN = /(?<=^|[\s(])([sdwcbhmf])\s?\/\s?(o)(?:[.:]|(?=[\s)])|$)/giu;
/** Unnamed children are numbered: "Baby 2 of Simran". */
const CHILD_PATTERN = /^(?:baby|twin|b\/o|ਬੇਬੀ|बेबी)$/iu;
const COUNTED_CHILD_PATTERN = /(?<=^|\s)(baby|twin|ਬੇਬੀ|बेबी)[\s-]?(?=[1-9](?:\s|$))/giu;
const CHILD_NUMBER_PATTERN = /^[1-9]$/;
/** Punctuation that may end a sentence but not a name. */
const CLOSING_PATTERN = /[\s.,;|\u0964\u0965]+(\)?)$/u;

const MAX_FIRST_NAME_LENGTH = 30;

/**
 * Returns the name as it is stored: without invisible characters, each letter and dash in its usual form, a space after
 * each comma and dot, no dot or danda at the end except after an initial or a title. "S.Gurpreet  Singh." →
 * "S. Gurpreet Singh".
 */
export function normalizeName(typed: string): string {
  const name = toLatinDigits(normalizeText(typed))
    .replace(/(?<=[\p{L}\p{M}])[.,](?=\p{L})/gu, "$& ")
    .replace(/(?<=[\p{L}\p{M}])\(/gu, " (")
    .replace(/\p{Zs}+/gu, " ")
    .replace(/\p{Pd}/gu, "-")
    .replace(SPACED_RELATIVE_PATTERN, "$1/$2")
    .replace(COUNTED_CHILD_PATTERN, "$1 ")
    .trim();
  return stripClosing(name);
}

function stripClosing(name: string): string {
  const open = name.replace(CLOSING_PATTERN, "$1");
  const last = stripPunctuation(open.slice(open.lastIndexOf(" ") + 1));
  const isShort = name.includes(`${last}.`) && (isTitle(last) || DOTTED_INITIAL.test(`${last}.`));
  return isShort ? open.replace(/\)?$/, ".$&") : open;
}

/**
 * Whether a normalized name is a plausible name in letters of any script: dots only after initials and titles, slashes
 * only in S/o, D/o, W/o and the like, one digit only for a numbered unnamed child. So no name can be an address or a
 * number.
 */
export function isValidName(name: string): boolean {
  const words = name.split(" ");
  const numbers = words.filter((word) => CHILD_NUMBER_PATTERN.test(word));
  const hasChildNumber = numbers.length === 1 && words.some((word) => CHILD_PATTERN.test(word));
  const nameWords = hasChildNumber ? words.filter((word) => !CHILD_NUMBER_PATTERN.test(word)) : words;
  return (
    /^\p{L}/u.test(name) &&
    nameWords.every(isPartOfName) &&
    nameWords.some((word) => !isConnector(stripPunctuation(word)))
  );
}

/**
 * Returns the first name: "Dr. S. Gurpreet Singh" → "Gurpreet". At most 30 characters, never a letter without its
 * marks.
 */
export function extractFirstName(name: string): string {
  const words = name
    .split(" ")
    .map(stripPunctuation)
    .filter((word) => !isConnector(word) && !CHILD_NUMBER_PATTERN.test(word));
  const firstName = words.find((word) => !word.endsWith(".") && [...word].length > 1 && !isTitle(word));
  return truncateName((firstName ?? words[0] ?? "").replaceAll(".", ""));
}

function isPartOfName(nameWord: string): boolean {
  const word = stripPunctuation(nameWord);
  if (isConnector(word)) return true;
  return WORD.test(word) || DOTTED_INITIAL.test(word) || (word.endsWith(".") && isTitle(word.slice(0, -1)));
}

/** Strips brackets and a comma around a word. */
function stripPunctuation(word: string): string {
  return word.replace(/^\(|\)?,?$/gu, "");
}

function isTitle(word: string): boolean {
  return TITLES.has(word.toLowerCase());
}

function isConnector(word: string): boolean {
  return word === "-" || RELATIVE_PREFIX_PATTERN.test(word);
}

function truncateName(word: string): string {
  const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" }).segment(word);
  let result = "";
  for (const { segment } of graphemes) {
    if ([...result, ...segment].length > MAX_FIRST_NAME_LENGTH) break;
    result += segment;
  }
  // The segmenter takes an endless conjunct for one letter.
  return result || [...word].slice(0, MAX_FIRST_NAME_LENGTH).join("");
}
