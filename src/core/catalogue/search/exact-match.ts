import type { Searchable } from "./vocabulary.ts";

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

/** Whether name, code, description or gloss, in either language, contain the input literally. */
export function containsPhrase(
  {
    name,
    code,
    description,
    englishDescription = "",
    gloss = "",
  }: Pick<Searchable, "name" | "code" | "description" | "englishDescription" | "gloss">,
  typed: string,
): boolean {
  const phrase = foldCase(trimSearch(typed));
  return [name, code, description, englishDescription, gloss].some((text) => foldCase(text).includes(phrase));
}
