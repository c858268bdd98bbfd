import { type Searchable, searchTests } from "#core/catalogue/search/search.ts";

export type TestFilter = {
  /** null: all categories. */
  categoryId: number | null;
  /** Whether only the popular ones are shown. */
  isPopular: boolean;
  word: string;
};

type Filtered = Searchable & { categoryId: number; isPopular: boolean };

/** Row 2.58: the tests of one category, or of all, that hold the word. */
export function filterTests<T extends Filtered>(tests: readonly T[], filter: TestFilter): readonly T[] {
  const { categoryId, isPopular, word } = filter;
  return searchTests(tests, word).filter(
    (test) => (categoryId === null || test.categoryId === categoryId) && (!isPopular || test.isPopular),
  );
}

/** How many tests a category has, by its id; a category without any is not in it. */
export function countByCategory(tests: readonly { categoryId: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { categoryId } of tests) counts[categoryId] = (counts[categoryId] ?? 0) + 1;
  return counts;
}
