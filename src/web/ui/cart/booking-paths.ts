/** A package's booking; at its offer's price where the slug names one. */
export function bookPackagePath(packageId: number, offerSlug: string | null = null): string {
  return offerSlug === null ? `/book/${packageId}` : `/book/${packageId}?offer=${encodeURIComponent(offerSlug)}`;
}

/** Spec §2 "/tests/{id}": the booking of one test. */
export function bookTestPath(testId: number): string {
  return `/book?test=${testId}&hideSelector=true`;
}

/** Spec §2 "Test review": the booking of the selected tests. */
export function bookTestsPath(testIds: readonly number[]): string {
  return `/book?tests=${testIds.join(",")}&hideSelector=true`;
}

/** Spec §2 "Test review". */
export function reviewPath(testIds: readonly number[]): string {
  return `/test-review?tests=${testIds.join(",")}`;
}
