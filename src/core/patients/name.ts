import { inOneForm, latinDigits } from "#core/typed.ts";

/** What stands before or after a name, with a dot or without one, in lower case. A letter alone is an initial anyway. */
const titles = new Set(
  [
    "mr mrs ms miss dr er adv prof sr jr sh shri shree sri smt sushri km kum ku mst master late md mohd mohmd moh sk sd sy",
    "th kh ng ch chd pt rev fr st ca kr kmr pd capt col lt maj gen brig cdr sgt hav nk sub insp retd",
    "श्री श्रीमती सुश्री कुमारी कु डॉ डा प्रो मो स्व",
    "ਸ਼੍ਰੀ ਸ੍ਰੀ ਸ਼੍ਰੀਮਤੀ ਸ੍ਰੀਮਤੀ ਸ੍ਰ ਸਰਦਾਰ ਸਰਦਾਰਨੀ ਬੀਬੀ ਡਾ ਪ੍ਰੋ",
  ].flatMap((line) => line.normalize("NFKC").split(" ")),
);

/** With its marks, of which no script needs more than a few. Lisu's tone letters look like full stops. */
const LETTER = String.raw`(?![\ua4f8-\ua4fd])\p{L}\p{M}{0,4}(?:[\u200c\u200d]\p{M}{0,3})?`;
/** One letter, or several that a virama makes one, as in प्र. */
const INITIAL = String.raw`(?:\p{L}\p{M}{0,2}[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d])*${LETTER}`;
const WORD = new RegExp(`^(?:${LETTER})+(?:['’-](?:${LETTER})+)*$`, "u");
const DOTTED_INITIAL = new RegExp(String.raw`^${INITIAL}\.$`, "u");
/** Son, daughter, wife, care, baby, husband, mother or father of. */
const RELATIVE = /^[sdwcbhmf]\/o$/i;
const SPACED_RELATIVE = /(?<=^|[\s(])([sdwcbhmf])\s?\/\s?(o)(?:[.:]|(?=[\s)])|$)/giu;
/** Children who have no name yet are counted: "Baby 2 of Simran". */
const CHILD = /^(?:baby|twin|b\/o|ਬੇਬੀ|बेबी)$/iu;
const COUNTED = /(?<=^|\s)(baby|twin|ਬੇਬੀ|बेबी)[\s-]?(?=[1-9](?:\s|$))/giu;
const CHILD_NUMBER = /^[1-9]$/;
/** What ends a sentence and no name. */
const CLOSING = /[\s.,;|\u0964\u0965]+(\)?)$/u;

const LONGEST_CALLED = 30;

/**
 * A name as it is kept: nothing in it that is not seen, each letter in its usual form, a space after each comma and dot, no
 * dot or danda at its end but of an initial or a title. "S.Gurpreet  Singh." → "S. Gurpreet Singh".
 */
export function tidyName(typed: string): string {
  const name = latinDigits(inOneForm(typed))
    .replace(/(?<=[\p{L}\p{M}])[.,](?=\p{L})/gu, "$& ")
    .replace(/(?<=[\p{L}\p{M}])\(/gu, " (")
    .replace(/\p{Zs}+/gu, " ")
    .replace(SPACED_RELATIVE, "$1/$2")
    .replace(COUNTED, "$1 ")
    .trim();
  return withoutClosing(name);
}

function withoutClosing(name: string): string {
  const open = name.replace(CLOSING, "$1");
  const last = bare(open.slice(open.lastIndexOf(" ") + 1));
  const isShort = name.includes(`${last}.`) && (isTitle(last) || DOTTED_INITIAL.test(`${last}.`));
  return isShort ? open.replace(/\)?$/, ".$&") : open;
}

/**
 * Whether a tidy name is written as names are, in letters of any script: a dot stands only after initials and titles, a
 * slash only in S/o, D/o, W/o and their like, and one digit where children without a name are counted. So no name is an
 * address or a number.
 */
export function isName(name: string): boolean {
  const words = name.split(" ");
  const numbers = words.filter((word) => CHILD_NUMBER.test(word));
  const mayCount = numbers.length === 1 && words.some((word) => CHILD.test(word));
  const parts = mayCount ? words.filter((word) => !CHILD_NUMBER.test(word)) : words;
  return /^\p{L}/u.test(name) && parts.every(isPartOfName) && parts.some((part) => !isBetween(bare(part)));
}

/** What somebody is called by: "Dr. S. Gurpreet Singh" → "Gurpreet". At most 30 characters, and no letter without its marks. */
export function firstName(name: string): string {
  const words = name
    .split(" ")
    .map(bare)
    .filter((word) => !isBetween(word) && !CHILD_NUMBER.test(word));
  const called = words.find((word) => !word.endsWith(".") && [...word].length > 1 && !isTitle(word));
  return cut((called ?? words[0] ?? "").replaceAll(".", ""));
}

function isPartOfName(part: string): boolean {
  const word = bare(part);
  if (isBetween(word)) return true;
  return WORD.test(word) || DOTTED_INITIAL.test(word) || (word.endsWith(".") && isTitle(word.slice(0, -1)));
}

/** Without the brackets and the comma around it. */
function bare(word: string): string {
  return word.replace(/^\(|\)?,?$/gu, "");
}

function isTitle(word: string): boolean {
  return titles.has(word.toLowerCase());
}

function isBetween(word: string): boolean {
  return word === "-" || RELATIVE.test(word);
}

function cut(word: string): string {
  const letters = new Intl.Segmenter("en", { granularity: "grapheme" }).segment(word);
  let kept = "";
  for (const { segment } of letters) {
    if ([...kept, ...segment].length > LONGEST_CALLED) break;
    kept += segment;
  }
  // Conjuncts without end are one letter to the segmenter, and no name.
  return kept || [...word].slice(0, LONGEST_CALLED).join("");
}
