import { getPathLanguage, isLanguage, type Language } from "#core/i18n/languages.ts";

type OfferInput = {
  /** Of the page. */
  shown: Language;
  /** Languages that the site is served in. */
  served: readonly Language[];
  /** Tags that the browser prefers, the first one most. */
  preferred: readonly string[];
  /** Address of the page before; empty without one. */
  referrer: string;
  origin: string;
};

/**
 * Returns the language in which a visitor would rather read: the first one served that the browser names, if the page
 * is in another. Null after a switch of the language, which is a choice.
 */
export function findOfferedLanguage({ shown, served, preferred, referrer, origin }: OfferInput): Language | null {
  if (hasSwitched(referrer, origin, shown)) return null;
  const codes = preferred.map((tag) => tag.toLowerCase().split("-", 1)[0] ?? "");
  const wanted = codes.filter(isLanguage).find((code) => served.includes(code));
  return wanted === undefined || wanted === shown ? null : wanted;
}

/** Whether the visitor comes from a page of ours in another language. */
export function hasSwitched(referrer: string, origin: string, shown: Language): boolean {
  if (!referrer.startsWith(`${origin}/`)) return false;
  return getPathLanguage(new URL(referrer).pathname) !== shown;
}
