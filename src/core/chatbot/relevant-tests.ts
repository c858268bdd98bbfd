import type { Package } from "#core/catalogue/schema.ts";

const MAX_NAMED_TESTS = 3;

/**
 * Returns at most three tests of a package that explain why it is shown: those among `ids`, or its first ones if it
 * contains none of them; and the number of its other tests.
 */
export function selectRelevantTests({ tests }: Package, ids: readonly number[]): { names: string[]; others: number } {
  const relevant = tests.filter(({ id, holds }) => ids.includes(id) || holds.some((testId) => ids.includes(testId)));
  const shown = (relevant.length > 0 ? relevant : tests).slice(0, MAX_NAMED_TESTS);
  return { names: shown.map(({ name }) => name), others: tests.length - shown.length };
}
