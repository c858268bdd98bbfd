import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { formatItemsParam, type ItemReference } from "#core/catalogue/preparation/items-param.ts";
import { selectRelatedTests } from "#core/catalogue/related-tests.ts";
import type { Package, TestSummary } from "#core/catalogue/schema.ts";
import { browserFetch, callApi } from "#web/lib/api-client.ts";
import { apiQuery } from "#web/lib/api-query.ts";
import { isNotFound } from "#web/lib/error-status.ts";

/* Queries that any public page may need: the lab, the catalogue, testimonials, questions, search and preparation. */

/** Package data is fresh for 5 minutes, with 2 retries. */
const FIVE_MINUTES_MS = 5 * 60 * 1000;
const PACKAGE_RETRIES = 2;
const packageCaching = {
  staleTime: FIVE_MINUTES_MS,
  retry: (failures: number, error: Error) => failures < PACKAGE_RETRIES && !isNotFound(error),
};
/** Test and category lists retry 3 times. */
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

/** The home page needs only a few tests; the whole list is fetched with the first search. */
export function testsOverviewQuery(api = browserFetch) {
  return queryOptions({ ...apiQuery(api, "GET /api/tests/digest"), retry: LIST_RETRIES });
}

export function testQuery(id: number, api = browserFetch) {
  return apiQuery(api, "GET /api/tests/{id}", { path: { id } });
}

export function packagesQuery(api = browserFetch) {
  return apiQuery(api, "GET /api/test-packages");
}

/** The package data for the banner and the menus of every page. */
export function packagesOverviewQuery(api = browserFetch) {
  return apiQuery(api, "GET /api/test-packages/digest");
}

export function featuredPackagesQuery(api = browserFetch) {
  return apiQuery(api, "GET /api/test-packages/featured");
}

export function packageQuery(id: number, api = browserFetch) {
  return queryOptions({ ...apiQuery(api, "GET /api/test-packages/{id}", { path: { id } }), ...packageCaching });
}

/** A package next to the nearest cheaper one. */
export function packageComparisonQuery(id: number, api = browserFetch) {
  return queryOptions({
    ...apiQuery(api, "GET /api/test-packages/{id}/comparison", { path: { id } }),
    ...packageCaching,
  });
}

export function testimonialsQuery(api = browserFetch) {
  return apiQuery(api, "GET /api/testimonials");
}

export function faqsQuery(api = browserFetch) {
  return apiQuery(api, "GET /api/faqs");
}

/** A test's related ones: a few of the whole list, so that the page need not contain all of it. */
export function relatedTestsQuery(id: number, api = browserFetch) {
  const list = testsQuery(api);
  return queryOptions({
    queryKey: [...list.queryKey, "related", id],
    queryFn: async ({ client }): Promise<TestSummary[]> => {
      const tests = client.getQueryData(list.queryKey) ?? (await callApi(api, "GET /api/tests"));
      const test = tests.find((entry) => entry.id === id);
      return test ? selectRelatedTests(test, tests) : [];
    },
    retry: list.retry ?? false,
  });
}

/** The search rules, loaded with the first search. */
const loadSearch = () => import("#core/catalogue/search/search.ts");

/** The ids of the tests that match a word, best first; while typing, those of the previous word. */
export function testSearchQuery(word: string, api = browserFetch) {
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

export type MatchingPackage = Pick<Package, "id" | "name" | "price" | "discountPrice" | "offer">;

/** The packages that match a word, best first, with the data of a line. */
export function packageSearchQuery(word: string, api = browserFetch) {
  const list = packagesQuery(api);
  return queryOptions({
    queryKey: [...list.queryKey, "found", word],
    queryFn: async ({ client }): Promise<MatchingPackage[]> => {
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

/** The preparation for the tests of these items; no request without any. */
export function preparationQuery(items: readonly ItemReference[], api = browserFetch) {
  const address = formatItemsParam(items);
  return queryOptions({
    ...apiQuery(api, "GET /api/preparation", { query: { items: address } }),
    enabled: address !== "",
    retryOnMount: true,
  });
}

/** A bundle that covers these tests for less. */
export function cheaperBundleQuery(testIds: readonly number[], api = browserFetch) {
  return apiQuery(api, "GET /api/cheaper-way", { query: { tests: testIds.join(",") } });
}
