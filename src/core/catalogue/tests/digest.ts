import { z } from "zod";
import { TestSummary } from "#core/catalogue/schema.ts";
import { countByCategory } from "./filter.ts";

/** What the home page shows of the tests before anybody searches: the popular ones, and how many a category has. */
export const TestsDigest = z.object({
  popular: z.array(TestSummary),
  total: z.number().int(),
  countByCategory: z.record(z.string(), z.number().int()),
});

export type TestsDigest = z.infer<typeof TestsDigest>;

export function digestTests(tests: readonly TestSummary[]): TestsDigest {
  const popular = tests.filter(({ isPopular }) => isPopular);
  return { popular, total: tests.length, countByCategory: countByCategory(tests) };
}
