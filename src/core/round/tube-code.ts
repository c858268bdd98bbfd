/** What a tube's label says: a pre-printed number, or one that the lab prints. */
export const TUBE_CODE_PATTERN = /^[0-9A-Z-]{6,20}$/;

/** Returns a typed or scanned label as it is stored: capitals, without spaces. */
export function normalizeTubeCode(text: string): string {
  return text.replaceAll(/\s+/g, "").toUpperCase();
}

/** Returns the digits by which people compare a label: the last four characters. */
export function getTubeCodeEnd(code: string): string {
  return code.slice(-4);
}
