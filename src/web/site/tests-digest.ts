import type { TestSummary } from "#core/catalogue/schema.ts";

/** What the home page shows of the tests before anybody searches: the popular ones, and how many a category has. */
export type TestsDigest = { popular: TestSummary[]; total: number; countByCategory: Record<number, number> };

export function digestTests(tests: readonly TestSummary[]): TestsDigest {
  const countByCategory: Record<number, number> = {};
  for (const { categoryId } of tests) countByCategory[categoryId] = (countByCategory[categoryId] ?? 0) + 1;
  return { popular: tests.filter(({ isPopular }) => isPopular), total: tests.length, countByCategory };
}
