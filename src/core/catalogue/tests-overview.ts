import { z } from "zod";
import { TestSummary } from "#core/catalogue/schema.ts";
import { countByCategory } from "./test-filter.ts";

/** Tests on the home page before a search: the popular ones, and the number per category. */
export const TestsOverview = z.object({
  popular: z.array(TestSummary),
  total: z.number().int(),
  countByCategory: z.record(z.string(), z.number().int()),
});

export type TestsOverview = z.infer<typeof TestsOverview>;

export function createTestsOverview(tests: readonly TestSummary[]): TestsOverview {
  const popular = tests.filter(({ isPopular }) => isPopular);
  return { popular, total: tests.length, countByCategory: countByCategory(tests) };
}
