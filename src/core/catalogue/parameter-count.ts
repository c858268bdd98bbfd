const PARAMETERS_PER_TEST = 12;
const MAX_CARD_TESTS = 6;

/** The number of tests times 12. */
export function getParameterCount(testCount: number): number {
  return testCount * PARAMETERS_PER_TEST;
}

/** Returns the first 6 tests for a card, and the number of parameters of the rest; 0 if nothing is left. */
export function selectCardTests<T>(tests: readonly T[]): {
  shown: readonly T[];
  moreTests: number;
  moreParameters: number;
} {
  const moreTests = Math.max(0, tests.length - MAX_CARD_TESTS);
  return { shown: tests.slice(0, MAX_CARD_TESTS), moreTests, moreParameters: getParameterCount(moreTests) };
}
