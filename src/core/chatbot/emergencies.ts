/** What is answered with the emergency numbers and nothing else, the most pressing answer first. */
export const emergencies = ["selfHarm", "heart", "stroke", "breathing", "collapse", "bleeding", "other"] as const;

export type EmergencyId = (typeof emergencies)[number];
