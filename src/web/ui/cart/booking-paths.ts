/** Row 2.48: the booking of one package. */
export function bookPackagePath(packageId: number): string {
  return `/book/${packageId}`;
}

/** Row 2.56: the booking of one test. */
export function bookTestPath(testId: number): string {
  return `/book?test=${testId}&hideSelector=true`;
}

/** Row 2.76: the booking of the selected tests. */
export function bookTestsPath(testIds: readonly number[]): string {
  return `/book?tests=${testIds.join(",")}&hideSelector=true`;
}

/** Row 2.72. */
export function reviewPath(testIds: readonly number[]): string {
  return `/test-review?tests=${testIds.join(",")}`;
}
