/** What is answered with the emergency numbers and nothing else, the most pressing answer first. */
export const emergencies = [
  "poison",
  "selfHarm",
  "electricShock",
  "heart",
  "stroke",
  "allergy",
  "breathing",
  "collapse",
  "bleeding",
  "bite",
  "newborn",
  "lowSugar",
  "other",
] as const;

export type EmergencyId = (typeof emergencies)[number];
