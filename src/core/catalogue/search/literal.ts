/** What the specification compares (§5): case and blanks do not count. */
export function folded(text: string): string {
  return text.trim().toLowerCase().replace(/\s+/g, " ");
}

/** Whether it holds what was typed, as it was typed, in its name, code or description. */
export function holdsLiterally(thing: { name: string; code: string; description: string }, typed: string): boolean {
  const phrase = folded(typed);
  return [thing.name, thing.code, thing.description].some((text) => folded(text).includes(phrase));
}
