import { queryOptions } from "@tanstack/react-query";
import type { TestSummary } from "#core/catalogue/schema.ts";
import { relatedTests } from "#core/catalogue/tests/related.ts";
import { browserFetch, getJson } from "#web/api-client.ts";
import { testsQuery } from "#web/catalogue/queries.ts";

/** A test's related ones: a few of the whole list, so that the page is not sent with all of it. */
export function relatedTestsQuery(id: number, api = browserFetch) {
  const list = testsQuery(api);
  return queryOptions({
    queryKey: [...list.queryKey, "related", id],
    queryFn: async ({ client }): Promise<TestSummary[]> => {
      const tests = client.getQueryData(list.queryKey) ?? (await getJson<TestSummary[]>(api, "/api/tests"));
      const test = tests.find((one) => one.id === id);
      return test ? relatedTests(test, tests) : [];
    },
    retry: list.retry ?? false,
  });
}
