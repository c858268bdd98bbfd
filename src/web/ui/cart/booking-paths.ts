/** Spec §2: the booking of one package. */
export function bookPackagePath(packageId: number): string {
  return `/book/${packageId}`;
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
