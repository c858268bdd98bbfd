/** Emergencies that are answered only with the emergency numbers, the most urgent first. */
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
