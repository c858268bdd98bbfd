import { type Searchable, searchTests } from "#core/catalogue/search/search.ts";

export type TestFilter = {
  /** null: all categories. */
  categoryId: number | null;
  word: string;
};

type Filtered = Searchable & { categoryId: number };

/** Row 2.58: the tests of one category, or of all, that hold the word. */
export function filterTests<T extends Filtered>(tests: readonly T[], { categoryId, word }: TestFilter): readonly T[] {
  const found = searchTests(tests, word);
  return categoryId === null ? found : found.filter((test) => test.categoryId === categoryId);
}
