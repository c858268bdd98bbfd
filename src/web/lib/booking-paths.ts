/** The booking page of one package. */
export function bookPackagePath(packageId: number): string {
  return `/book/${packageId}`;
}

/** The booking page of one test. */
export function bookTestPath(testId: number): string {
  return `/book?test=${testId}&hideSelector=true`;
}

/** The booking page of the selected tests. */
export function bookTestsPath(testIds: readonly number[]): string {
  return `/book?tests=${testIds.join(",")}&hideSelector=true`;
}

/** The review page of the selected tests. */
export function reviewPath(testIds: readonly number[]): string {
  return `/test-review?tests=${testIds.join(",")}`;
}
