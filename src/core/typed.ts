/**
 * Whatever is not seen, the empty pattern of Braille too. The group keeps a character that joins or parts letters (ZWNJ, ZWJ)
 * with its letter, in the scripts that spell with them.
 */
const UNSEEN =
  /([\p{sc=Deva}\p{sc=Guru}\p{sc=Beng}\p{sc=Gujr}\p{sc=Orya}\p{sc=Taml}\p{sc=Telu}\p{sc=Knda}\p{sc=Mlym}\p{sc=Sinh}\p{sc=Arab}]\p{M}{0,4}[\u200c\u200d])|[\p{DI}\p{Cf}\u2800]/gu;

/** Removes invisible characters (direction marks, zero-width spaces), but keeps the joiners that spell a word. */
export function withoutUnseen(typed: string): string {
  return typed.replace(UNSEEN, "$1");
}

/** A text whose letters have one form each, so that what was typed on two keyboards is the same: "Ｄ’Ｓｏｕｚａ" → "D'Souza". */
export function inOneForm(typed: string): string {
  return withoutUnseen(typed)
    .replace(/[\u2018\u2019\u201b\u02bb\u02bc\u2032\u00b4`]/g, "'")
    .normalize("NFKC");
}

/** How much of a text can be seen, in UTF-16 units, as `maxLength` counts; white space at its ends is not. */
export function seenLength(typed: string): number {
  return withoutUnseen(typed).trim().length;
}

/** A digit of any script as 0 to 9: "੯੮੭" → "987". */
export function latinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => String(digitValue(digit.codePointAt(0) ?? 0)));
}

/** The ten digits of a script stand in a row; its zero is the first of them. */
function digitValue(codePoint: number): number {
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(codePoint - value - 1))) value++;
  return value;
}

/** The digits of a code, which people group by spaces and dashes; anything else stays and can be refused. "੧੪੧-੦੦੧" → "141001". */
export function codeDigits(typed: string): string {
  return withoutUnseen(latinDigits(typed)).replace(/[\s\p{Pd}]/gu, "");
}
