import { containsPhrase } from "#core/catalogue/search/exact-match.ts";

export type TestFilter = {
  /** null: all categories. */
  categoryId: number | null;
  /** Whether only popular tests are shown. */
  isPopular: boolean;
  word: string;
};

type FilterableTest = {
  id: number;
  name: string;
  code: string;
  description: string;
  categoryId: number;
  isPopular: boolean;
};

/**
 * Returns the tests of one category, or of all, that match the word: those with the ids of the search result, best
 * first, or, until it arrives, those that contain the word.
 */
export function filterTests<T extends FilterableTest>(
  tests: readonly T[],
  { categoryId, isPopular, word }: TestFilter,
  found?: readonly number[],
): readonly T[] {
  const answering =
    word.trim() === "" ? tests : found ? selectByIds(tests, found) : tests.filter((test) => containsPhrase(test, word));
  return answering.filter(
    (test) => (categoryId === null || test.categoryId === categoryId) && (!isPopular || test.isPopular),
  );
}

/** Number of tests per category id, without empty categories. */
export function countByCategory(tests: readonly { categoryId: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { categoryId } of tests) counts[categoryId] = (counts[categoryId] ?? 0) + 1;
  return counts;
}

/** Sorts categories by number of tests, the largest first; equal ones keep their order. */
export function sortByTestCount<T extends { id: number }>(
  categories: readonly T[],
  counts: Readonly<Record<number, number>>,
): T[] {
  return categories.toSorted((a, b) => (counts[b.id] ?? 0) - (counts[a.id] ?? 0));
}

function selectByIds<T extends { id: number }>(tests: readonly T[], ids: readonly number[]): T[] {
  const byId = new Map(tests.map((test) => [test.id, test]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
