import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { addressOfItems, type Item } from "#core/catalogue/preparation/items-in-address.ts";
import type { Package, TestSummary } from "#core/catalogue/schema.ts";
import { relatedTests } from "#core/catalogue/tests/related.ts";
import { browserFetch, callApi } from "#web/api-client.ts";
import { apiQuery } from "#web/api-query.ts";
import { isMissing } from "#web/ui/data/is-missing.ts";

/** Row 9.22: package data is kept 5 minutes, with 2 retries. */
const FIVE_MINUTES_MS = 5 * 60 * 1000;
const PACKAGE_RETRIES = 2;
const keptAsPackage = {
  staleTime: FIVE_MINUTES_MS,
  retry: (failures: number, error: Error) => failures < PACKAGE_RETRIES && !isMissing(error),
};
/** Row 9.23: test and category lists retry 3 times. */
const LIST_RETRIES = 3;

export function labQuery(api = browserFetch) {
  return apiQuery(api, "GET /api/lab");
}

export function categoriesQuery(api = browserFetch) {
  return queryOptions({ ...apiQuery(api, "GET /api/test-categories"), retry: LIST_RETRIES });
}

export function testsQuery(api = browserFetch) {
  return queryOptions({ ...apiQuery(api, "GET /api/tests"), retry: LIST_RETRIES });
}

/** The home page needs a few of the tests; the whole list comes when somebody searches. */
export function testsDigestQuery(api = browserFetch) {
  return queryOptions({ ...apiQuery(api, "GET /api/tests/digest"), retry: LIST_RETRIES });
}

export function testQuery(id: number, api = browserFetch) {
  return apiQuery(api, "GET /api/tests/{id}", { path: { id } });
}

export function packagesQuery(api = browserFetch) {
  return apiQuery(api, "GET /api/test-packages");
}

/** What the banner and the menus of every page show of the packages. */
export function packagesDigestQuery(api = browserFetch) {
  return apiQuery(api, "GET /api/test-packages/digest");
}

export function featuredPackagesQuery(api = browserFetch) {
  return apiQuery(api, "GET /api/test-packages/featured");
}

export function packageQuery(id: number, api = browserFetch) {
  return queryOptions({ ...apiQuery(api, "GET /api/test-packages/{id}", { path: { id } }), ...keptAsPackage });
}

/** A package beside the nearest cheaper one. */
export function packageComparisonQuery(id: number, api = browserFetch) {
  return queryOptions({
    ...apiQuery(api, "GET /api/test-packages/{id}/comparison", { path: { id } }),
    ...keptAsPackage,
  });
}

export function testimonialsQuery(api = browserFetch) {
  return apiQuery(api, "GET /api/testimonials");
}

export function faqsQuery(api = browserFetch) {
  return apiQuery(api, "GET /api/faqs");
}

/** A test's related ones: a few of the whole list, so that the page is not sent with all of it. */
export function relatedTestsQuery(id: number, api = browserFetch) {
  const list = testsQuery(api);
  return queryOptions({
    queryKey: [...list.queryKey, "related", id],
    queryFn: async ({ client }): Promise<TestSummary[]> => {
      const tests = client.getQueryData(list.queryKey) ?? (await callApi(api, "GET /api/tests"));
      const test = tests.find((one) => one.id === id);
      return test ? relatedTests(test, tests) : [];
    },
    retry: list.retry ?? false,
  });
}

/** The rules of the search, which come with the first word that is searched. */
const loadSearch = () => import("#core/catalogue/search/search.ts");

/** The ids of the tests that answer a word, best first; while one types on, those of the word before. */
export function foundTestsQuery(word: string, api = browserFetch) {
  const list = testsQuery(api);
  return queryOptions({
    queryKey: [...list.queryKey, "found", word],
    queryFn: async ({ client }): Promise<number[]> => {
      const tests = client.getQueryData(list.queryKey) ?? (await callApi(api, "GET /api/tests"));
      const { searchTests } = await loadSearch();
      return searchTests(tests, word).map(({ id }) => id);
    },
    enabled: word !== "",
    placeholderData: keepPreviousData,
  });
}

export type FoundPackage = Pick<Package, "id" | "name" | "price" | "discountPrice" | "offer">;

/** The packages that answer a word, best first, with what a line says of them. */
export function foundPackagesQuery(word: string, api = browserFetch) {
  const list = packagesQuery(api);
  return queryOptions({
    queryKey: [...list.queryKey, "found", word],
    queryFn: async ({ client }): Promise<FoundPackage[]> => {
      const packages = client.getQueryData(list.queryKey) ?? (await callApi(api, "GET /api/test-packages"));
      const { searchTests } = await loadSearch();
      return searchTests(packages, word).map(({ id, name, price, discountPrice, offer }) => ({
        ...{ id, name, price, discountPrice, offer },
      }));
    },
    enabled: word !== "",
    placeholderData: keepPreviousData,
  });
}

/** What the tests of these items ask of the patient; nothing is asked for nothing. */
export function preparationQuery(items: readonly Item[], api = browserFetch) {
  const address = addressOfItems(items);
  return queryOptions({
    ...apiQuery(api, "GET /api/preparation", { query: { items: address } }),
    enabled: address !== "",
    retryOnMount: true,
  });
}

/** What measures the tests of these ids for less. */
export function cheaperWayQuery(testIds: readonly number[], api = browserFetch) {
  return apiQuery(api, "GET /api/cheaper-way", { query: { tests: testIds.join(",") } });
}
