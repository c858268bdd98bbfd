type RelatableTest = { id: number; categoryId: number; isPopular: boolean };

const MAX_RELATED = 3;
/** Fill up the related tests if the category has too few. */
const fallbackTestIds = [1, 2];

/** Related tests: of the same category, popular ones first, filled up with tests 1 and 2; never the test itself. */
export function selectRelatedTests<T extends RelatableTest>(test: RelatableTest, tests: readonly T[]): T[] {
  const candidates = tests.filter(({ id }) => id !== test.id);
  const sameCategory = candidates.filter(({ categoryId }) => categoryId === test.categoryId);
  const popularFirst = sameCategory.toSorted((a, b) => Number(b.isPopular) - Number(a.isPopular));
  const fill = candidates.filter(({ id }) => fallbackTestIds.includes(id));
  return [...new Set([...popularFirst, ...fill])].slice(0, MAX_RELATED);
}
