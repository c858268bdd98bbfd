/** Returns JSON that is safe inside a script element: a "</script>" of the catalogue stays text. */
export function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
