/* Ages and local times in Hindi. */

import type { Sentences } from "#core/i18n/en.ts";

/** Amounts of an age, so that `parseAge` can read them, and their units where space is short. */
export const ages: Sentences["ages"] = {
  years: (count) => `${count} साल`,
  months: (count) => (count <= 1 ? `${count} महीना` : `${count} महीने`),
  days: (count) => `${count} दिन`,
  // No letter alone is read as a unit: the words stay whole, apart from the number.
  shortUnits: { years: " साल", months: " माह", days: " दिन" },
};

/** Local time in a country with several zones. */
export const phoneCountry: Sentences["phoneCountry"] = {
  between: (earliest, latest) => `${earliest} से ${latest} के बीच`,
};
