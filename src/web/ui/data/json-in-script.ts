/** JSON that no text in it can end: a "</script>" of the catalogue stays text. */
export function jsonInScript(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
