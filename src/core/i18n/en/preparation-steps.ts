/* Steps before and at a visit, in English. */

/** Steps about food and drink before a visit. */
export const mealSteps = {
  unrestricted: "Eat and drink as usual",
  noFasting: "No fasting is needed.",
  lastMeal: "Last meal",
  notBefore: (moment: string) => `Not before ${moment}.`,
  thenDrink: (drink: string) => `Then ${drink}.`,
  firstBite: "First bite of your usual meal",
  noteTime: (tests: string) => `For ${tests}: note the time, then only plain water.`,
};

/** Steps of the visit itself. */
export const visitSteps = {
  ready: "Be ready",
  readyNow: "Be ready now",
  idProof: "Keep your ID proof at hand.",
  sample: "Sample at your door",
  between: (from: string, to: string) => `Between ${from} and ${to}. It takes 10 to 15 minutes.`,
};
