import { holdsLiterally } from "#core/catalogue/search/literal.ts";

export type TestFilter = {
  /** null: all categories. */
  categoryId: number | null;
  /** Whether only the popular ones are shown. */
  isPopular: boolean;
  word: string;
};

type Filtered = { id: number; name: string; code: string; description: string; categoryId: number; isPopular: boolean };

/**
 * Row 2.58: the tests of one category, or of all, that answer the word: those of the ids that the search has found, best
 * first, and while it has not answered, those that hold the word.
 */
export function filterTests<T extends Filtered>(
  tests: readonly T[],
  { categoryId, isPopular, word }: TestFilter,
  found?: readonly number[],
): readonly T[] {
  const answering =
    word.trim() === "" ? tests : found ? ofIds(tests, found) : tests.filter((test) => holdsLiterally(test, word));
  return answering.filter(
    (test) => (categoryId === null || test.categoryId === categoryId) && (!isPopular || test.isPopular),
  );
}

/** How many tests a category has, by its id; a category without any is not in it. */
export function countByCategory(tests: readonly { categoryId: number }[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { categoryId } of tests) counts[categoryId] = (counts[categoryId] ?? 0) + 1;
  return counts;
}

/** The categories by how many tests they have, the fullest first; those alike as they came. */
export function fullestFirst<T extends { id: number }>(
  categories: readonly T[],
  counts: Readonly<Record<number, number>>,
): T[] {
  return categories.toSorted((one, other) => (counts[other.id] ?? 0) - (counts[one.id] ?? 0));
}

function ofIds<T extends { id: number }>(tests: readonly T[], ids: readonly number[]): T[] {
  const byId = new Map(tests.map((test) => [test.id, test]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
