import { z } from "zod";
import { TestSummary } from "#core/catalogue/schema.ts";

/** What the home page shows of the tests before anybody searches: the popular ones, and how many a category has. */
export const TestsDigest = z.object({
  popular: z.array(TestSummary),
  total: z.number().int(),
  countByCategory: z.record(z.string(), z.number().int()),
});

export type TestsDigest = z.infer<typeof TestsDigest>;

export function digestTests(tests: readonly TestSummary[]): TestsDigest {
  const countByCategory: Record<number, number> = {};
  for (const { categoryId } of tests) countByCategory[categoryId] = (countByCategory[categoryId] ?? 0) + 1;
  return { popular: tests.filter(({ isPopular }) => isPopular), total: tests.length, countByCategory };
}
