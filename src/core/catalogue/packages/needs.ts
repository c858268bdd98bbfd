/** What leads somebody to a package, as the packages are grouped for patients. */
export const packageNeeds = ["every-year", "tired", "sugar-and-heart", "age-and-life", "fever-and-joints"] as const;

export type PackageNeed = (typeof packageNeeds)[number];

/** An unknown need, as of a build to come, is none. */
export function packageNeed(need: string | null): PackageNeed | null {
  return packageNeeds.find((known) => known === need) ?? null;
}
