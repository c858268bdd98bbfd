const PARAMETERS_A_TEST = 12;
const TESTS_ON_A_CARD = 6;

/** Row 9.6: the number of tests times 12. */
export function parameterCount(testCount: number): number {
  return testCount * PARAMETERS_A_TEST;
}

/** Row 9.7: a card lists the first 6 tests; the rest is told as a number of parameters, 0 where nothing is left. */
export function cardTests<T>(tests: readonly T[]): { shown: readonly T[]; moreTests: number; moreParameters: number } {
  const moreTests = Math.max(0, tests.length - TESTS_ON_A_CARD);
  return { shown: tests.slice(0, TESTS_ON_A_CARD), moreTests, moreParameters: parameterCount(moreTests) };
}
