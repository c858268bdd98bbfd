/** Words that stay in one line, such as a phone number, or an hour with its AM. */
export function unbroken(words: string): string {
  return words.replaceAll(" ", "\u00a0");
}
