/** No name, code or question about tests is longer; each further word costs as much as the first. */
const MAX_SEARCH_LENGTH = 200;

/** Returns the first 200 characters of the input, trimmed. */
export function trimSearch(typed: string): string {
  return typed.trim().slice(0, MAX_SEARCH_LENGTH);
}

/** Normalizes text for comparison (§5): ignores case and whitespace at the ends. */
export function foldCase(text: string): string {
  return text.trim().toLowerCase().replace(/\s+/g, " ");
}

/** Whether name, code or description contain the input literally. */
export function containsPhrase(item: { name: string; code: string; description: string }, typed: string): boolean {
  const phrase = foldCase(trimSearch(typed));
  return [item.name, item.code, item.description].some((text) => foldCase(text).includes(phrase));
}
