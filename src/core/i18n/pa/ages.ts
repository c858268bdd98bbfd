/* Ages and local times in Punjabi. */

import type { Sentences } from "#core/i18n/en.ts";

/** Amounts of an age, so that `parseAge` can read them, and their units where space is short. */
export const ages: Sentences["ages"] = {
  years: (count) => `${count} ਸਾਲ`,
  months: (count) => (count < 2 ? `${count} ਮਹੀਨਾ` : `${count} ਮਹੀਨੇ`),
  days: (count) => `${count} ਦਿਨ`,
  /** Whole words: their first letters alone mean nothing. */
  shortUnits: { years: " ਸਾਲ", months: " ਮਹੀਨੇ", days: " ਦਿਨ" },
};

/** Local time in a country with several zones. */
export const phoneCountry: Sentences["phoneCountry"] = {
  between: (earliest, latest) => `${earliest} ਤੋਂ ${latest}`,
};
