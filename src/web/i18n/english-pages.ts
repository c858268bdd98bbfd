const ENGLISH_ONLY_PATTERN =
  /^\/(?:admin|test-whatsapp|whatsapp-test|meta-ad|share|sitemap\.xml|robots\.txt)(?:[/.]|$)/;

/** Whether the page of a path exists in English alone (decision 063): routes.ts leaves it out of other builds. */
export function isEnglishOnly(path: string): boolean {
  return ENGLISH_ONLY_PATTERN.test(path);
}
