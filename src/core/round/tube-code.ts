/** What a tube's label says: a pre-printed number, or one that the lab prints. */
export const TUBE_CODE_PATTERN = /^[0-9A-Z-]{6,20}$/;

/** Returns a typed or scanned label as it is stored: capitals, without spaces. */
export function normalizeTubeCode(text: string): string {
  return text.replaceAll(/\s+/g, "").toUpperCase();
}

/** Why a text is no label. */
export type TubeCodeFault = "wrongForm" | "onlyLetters";

/** Returns why a normalized text is no label: it is a word, or has another form; null if it is one. */
export function findTubeCodeFault(code: string): TubeCodeFault | null {
  if (/^[A-Z]+$/.test(code)) return "onlyLetters";
  return TUBE_CODE_PATTERN.test(code) ? null : "wrongForm";
}

/** Returns the digits by which people compare a label: the last four characters. */
export function getTubeCodeEnd(code: string): string {
  return code.slice(-4);
}
