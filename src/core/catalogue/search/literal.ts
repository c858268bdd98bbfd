/** No name, code or question about tests is longer; each further word would cost as much as the first. */
const MAX_SEARCH_LETTERS = 200;

/** What is looked for of a typed text: its first 200 letters, without the blanks around. */
export function searchText(typed: string): string {
  return typed.trim().slice(0, MAX_SEARCH_LETTERS);
}

/** What the specification compares (§5): case and blanks do not count. */
export function folded(text: string): string {
  return text.trim().toLowerCase().replace(/\s+/g, " ");
}

/** Whether it holds what was typed, as it was typed, in its name, code or description. */
export function holdsLiterally(thing: { name: string; code: string; description: string }, typed: string): boolean {
  const phrase = folded(searchText(typed));
  return [thing.name, thing.code, thing.description].some((text) => folded(text).includes(phrase));
}
