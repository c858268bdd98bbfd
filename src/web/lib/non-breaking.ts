/** Returns words that stay on one line, such as a phone number, or a time with its AM. */
export function nonBreaking(words: string): string {
  return words.replaceAll(" ", "\u00a0");
}
