/** What is answered with the emergency numbers and nothing else, the most pressing answer first. */
export const emergencies = [
  "poison",
  "selfHarmNow",
  "selfHarm",
  "electricShock",
  "heart",
  "stroke",
  "allergy",
  "breathing",
  "collapse",
  "bleeding",
  "pregnancy",
  "bite",
  "animalBite",
  "newborn",
  "lowSugar",
  "circulation",
  "other",
] as const;

export type EmergencyId = (typeof emergencies)[number];
