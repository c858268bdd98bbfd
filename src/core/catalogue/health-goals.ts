/** Reasons to choose a package, by which packages are grouped for patients. */
export const healthGoals = ["every-year", "tired", "sugar-and-heart", "age-and-life", "fever-and-joints"] as const;

export type HealthGoal = (typeof healthGoals)[number];

/** Returns null for an unknown goal, e.g. of a newer build. */
export function parseHealthGoal(need: string | null): HealthGoal | null {
  return healthGoals.find((goal) => goal === need) ?? null;
}
