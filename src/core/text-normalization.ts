/**
 * Invisible characters, the empty Braille pattern included. The group keeps a joiner or non-joiner (ZWJ, ZWNJ) with its
 * letter in the scripts that spell with them.
 */
const INVISIBLE =
  /([\p{sc=Deva}\p{sc=Guru}\p{sc=Beng}\p{sc=Gujr}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}\p{sc=Arab}]\p{M}{0,4}[\u200c\u200d])|[\p{DI}\p{Cf}\u2800]/gu;

/** Removes invisible characters (direction marks, zero-width spaces), but keeps the joiners that spell a word. */
export function stripInvisible(typed: string): string {
  return typed.replace(INVISIBLE, "$1");
}

/**
 * Returns the text with one form of each letter, so that input from different keyboards compares equal: "Ｄ’Ｓｏｕｚａ" →
 * "D'Souza".
 */
export function normalizeText(typed: string): string {
  return stripInvisible(typed)
    .replace(/[\u2018\u2019\u201b\u02bb\u02bc\u2032\u00b4`]/g, "'")
    .normalize("NFKC");
}

/** Returns the number of visible UTF-16 units, as `maxLength` counts them, without white space at either end. */
export function getVisibleLength(typed: string): number {
  return stripInvisible(typed).trim().length;
}

/** Replaces digits of any script by 0 to 9: "੯੮੭" → "987". */
export function toLatinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(getDigitValue(digit.codePointAt(0) ?? 0)));
}

/** The ten digits of a script are consecutive code points, zero first. */
function getDigitValue(codePoint: number): number {
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(codePoint - value - 1))) value++;
  return value;
}

/**
 * Removes the spaces and dashes that group the digits of a code. Other characters stay, so that validation can reject
 * them. "੧੪੧-੦੦੧" → "141001".
 */
export function normalizeCode(typed: string): string {
  return stripInvisible(toLatinDigits(typed)).replace(/[\s\p{Pd}]/gu, "");
}
