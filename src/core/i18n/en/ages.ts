/* Ages and local times in English. */

/** Amounts of an age, so that `parseAge` can read them, and their units where space is short. */
export const ages = {
  years: (count: number) => (count === 1 ? "1 year" : `${count} years`),
  months: (count: number) => (count === 1 ? "1 month" : `${count} months`),
  days: (count: number) => (count === 1 ? "1 day" : `${count} days`),
  shortUnits: { years: "y", months: "m", days: "d" },
};

/** Local time in a country with several zones. */
export const phoneCountry = {
  between: (earliest: string, latest: string) => `${earliest} to ${latest}`,
};
