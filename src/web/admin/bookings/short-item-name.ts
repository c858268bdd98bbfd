/** What a test or a package is called at the desk: its letters in brackets, else its name without a list in them and the words that all have. */
export function shortItemName(name: string): string {
  const letters = /\(([A-Z][A-Za-z0-9/]{1,6})\)/.exec(name)?.[1];
  if (letters) return letters;
  const short = name
    .replace(/ \([^()]*,[^()]*\)/, "")
    .replace(/\s*\b(Health Monitoring Package|Health Check ?Up|Health Package|Package|Test)\b/gi, "");
  return short.trim() || name;
}
