type Relatable = { id: number; categoryId: number; isPopular: boolean };

const MOST_RELATED = 3;
/** Row 2.55: the related block leads to these two, where the category has too few of its own. */
const everAtHand = [1, 2];

/** Tests to look at next: the same category's, popular ones first, filled up with tests 1 and 2; never the test itself. */
export function relatedTests<T extends Relatable>(test: Relatable, tests: readonly T[]): T[] {
  const others = tests.filter(({ id }) => id !== test.id);
  const sameCategory = others.filter(({ categoryId }) => categoryId === test.categoryId);
  const popularFirst = sameCategory.toSorted((one, other) => Number(other.isPopular) - Number(one.isPopular));
  const fill = others.filter(({ id }) => everAtHand.includes(id));
  return [...new Set([...popularFirst, ...fill])].slice(0, MOST_RELATED);
}
