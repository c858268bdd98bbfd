import { queryOptions } from "@tanstack/react-query";
import type { CheaperWay } from "#core/cart/schema.ts";
import type { PackageComparison } from "#core/catalogue/packages/comparison.ts";
import type { PackagesDigest } from "#core/catalogue/packages/digest.ts";
import { addressOfItems, type Item } from "#core/catalogue/preparation/items-in-address.ts";
import type { BookingNeeds } from "#core/catalogue/preparation/schema.ts";
import type { Category, Faq, Package, Test, Testimonial, TestSummary } from "#core/catalogue/schema.ts";
import type { TestsDigest } from "#core/catalogue/tests/digest.ts";
import { relatedTests } from "#core/catalogue/tests/related.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import { browserFetch, getJson } from "#web/api-client.ts";
import { isMissing } from "#web/ui/data/is-missing.ts";

/** Spec §9 "Caching": package data is kept 5 minutes, with 2 retries. */
const FIVE_MINUTES_MS = 5 * 60 * 1000;
const PACKAGE_RETRIES = 2;
const keptAsPackage = {
  staleTime: FIVE_MINUTES_MS,
  retry: (failures: number, error: Error) => failures < PACKAGE_RETRIES && !isMissing(error),
};
/** Spec §9 "Caching": test and category lists retry 3 times. */
const LIST_RETRIES = 3;

export function labQuery(api = browserFetch) {
  return getQuery<LabProfile>("/api/lab", api);
}

export function categoriesQuery(api = browserFetch) {
  return queryOptions({ ...getQuery<Category[]>("/api/test-categories", api), retry: LIST_RETRIES });
}

export function testsQuery(api = browserFetch) {
  return queryOptions({ ...getQuery<TestSummary[]>("/api/tests", api), retry: LIST_RETRIES });
}

/** The home page needs a few of the tests; the whole list comes when somebody searches. */
export function testsDigestQuery(api = browserFetch) {
  return queryOptions({ ...getQuery<TestsDigest>("/api/tests/digest", api), retry: LIST_RETRIES });
}

export function testQuery(id: number, api = browserFetch) {
  return getQuery<Test>(`/api/tests/${id}`, api);
}

export function packagesQuery(api = browserFetch) {
  return getQuery<Package[]>("/api/test-packages", api);
}

/** What the banner and the menus of every page show of the packages. */
export function packagesDigestQuery(api = browserFetch) {
  return getQuery<PackagesDigest>("/api/test-packages/digest", api);
}

export function featuredPackagesQuery(api = browserFetch) {
  return getQuery<Package[]>("/api/test-packages/featured", api);
}

export function packageQuery(id: number, api = browserFetch) {
  return queryOptions({ ...getQuery<Package>(`/api/test-packages/${id}`, api), ...keptAsPackage });
}

/** A package beside the nearest cheaper one. */
export function packageComparisonQuery(id: number, api = browserFetch) {
  return queryOptions({ ...getQuery<PackageComparison>(`/api/test-packages/${id}/comparison`, api), ...keptAsPackage });
}

export function testimonialsQuery(api = browserFetch) {
  return getQuery<Testimonial[]>("/api/testimonials", api);
}

export function faqsQuery(api = browserFetch) {
  return getQuery<Faq[]>("/api/faqs", api);
}

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

/** What the tests of these items ask of the patient; nothing is asked for nothing. */
export function preparationQuery(items: readonly Item[], api = browserFetch) {
  const address = addressOfItems(items);
  return queryOptions({
    queryKey: ["/api/preparation", address],
    queryFn: () => getJson<BookingNeeds>(api, `/api/preparation?items=${address}`),
    enabled: address !== "",
    retryOnMount: true,
  });
}

/** What measures the tests of these ids for less. */
export function cheaperWayQuery(testIds: readonly number[], api = browserFetch) {
  const ids = testIds.join(",");
  return queryOptions({
    queryKey: ["/api/cheaper-way", ids],
    queryFn: () => getJson<CheaperWay>(api, `/api/cheaper-way?tests=${ids}`),
  });
}

/** Spec §7: the default loader GETs the path; the path is the key, so that pages share what they have loaded. */
function getQuery<T>(path: string, api: typeof browserFetch) {
  return queryOptions({ queryKey: [path], queryFn: () => getJson<T>(api, path) });
}
