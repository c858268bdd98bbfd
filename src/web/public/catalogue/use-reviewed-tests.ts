import { useQueries, useQuery } from "@tanstack/react-query";
import type { TestSummary } from "#core/catalogue/schema.ts";
import { isNotFound } from "#web/lib/error-status.ts";
import { testQuery, testsQuery } from "./queries.ts";

type ReviewedTests = {
  tests: readonly TestSummary[];
  isPending: boolean;
  isError: boolean;
  retry: () => void;
};

/**
 * The tests of these ids, in their order: from the list, if the listing has loaded it, else one call each. Unknown ids
 * are left out.
 */
export function useReviewedTests(ids: readonly number[]): ReviewedTests {
  const { data: list } = useQuery({ ...testsQuery(), enabled: false });
  const answers = useQueries({ queries: ids.map((id) => ({ ...testQuery(id), enabled: list === undefined })) });
  if (list) {
    const known = new Map(list.map((test) => [test.id, test]));
    return { tests: ids.flatMap((id) => known.get(id) ?? []), isPending: false, isError: false, retry: () => {} };
  }
  const failed = answers.filter(({ error }) => error !== null && !isNotFound(error));
  return {
    tests: answers.flatMap(({ data }) => data ?? []),
    isPending: answers.some(({ isPending }) => isPending),
    isError: failed.length > 0,
    retry: () => failed.forEach((answer) => void answer.refetch()),
  };
}
