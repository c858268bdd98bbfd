import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { browserFetch, callApi } from "#web/lib/api-client.ts";
import { packagesQuery, testsQuery } from "#web/public/catalogue/queries.ts";

/** What the search asks for and neither a test nor a package contains, by its names. */
export function notOfferedQuery(word: string, api = browserFetch) {
  const [tests, packages] = [testsQuery(api), packagesQuery(api)];
  return queryOptions({
    queryKey: [...tests.queryKey, "not-offered", word],
    queryFn: async ({ client }): Promise<readonly string[]> => {
      const { listNotOffered } = await import("#core/catalogue/search/search.ts");
      return listNotOffered(
        [
          ...(client.getQueryData(tests.queryKey) ?? (await callApi(api, "GET /api/tests"))),
          ...(client.getQueryData(packages.queryKey) ?? (await callApi(api, "GET /api/test-packages"))),
        ],
        word,
      );
    },
    enabled: word !== "",
    placeholderData: keepPreviousData,
  });
}

/** The test whose container the search asks for; its preparation says who brings it. Null if it asks for none. */
export function containerQuery(word: string, api = browserFetch) {
  const tests = testsQuery(api);
  return queryOptions({
    queryKey: [...tests.queryKey, "container", word],
    queryFn: async ({ client }) => {
      const { findContainerTest } = await import("#core/catalogue/search/search.ts");
      return findContainerTest(client.getQueryData(tests.queryKey) ?? (await callApi(api, "GET /api/tests")), word);
    },
    enabled: word !== "",
  });
}
