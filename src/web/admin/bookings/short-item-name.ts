/**
 * Returns the short name of a test or package: the abbreviation in brackets, else the name without bracketed lists and
 * generic words.
 */
export function shortenItemName(name: string): string {
  const letters = /\(([A-Z][A-Za-z0-9/]{1,6})\)/.exec(name)?.[1];
  if (letters) return letters;
  const short = name
    .replace(/ \([^()]*,[^()]*\)/, "")
    .replace(/\s*\b(Health Monitoring Package|Health Check ?Up|Health Package|Package|Test)\b/gi, "");
  return short.trim() || name;
}
