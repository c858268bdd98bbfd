import { z } from "@hono/zod-openapi";
import { errorResponses, idParams, jsonResponse } from "#api/http/openapi.ts";
import { defineRoute } from "#api/http/route.ts";
import { ServedArea } from "#core/areas/schema.ts";
import { PackageComparison } from "#core/catalogue/cheaper-package.ts";
import { PackagesOverview } from "#core/catalogue/packages-overview.ts";
import { Category, Faq, Offer, Package, Test, Testimonial, TestSummary } from "#core/catalogue/schema.ts";
import { TestsOverview } from "#core/catalogue/tests-overview.ts";
import { LabProfile } from "#core/lab/schema.ts";

/** Lists that are the same for all visitors. */
export const listRoutes = {
  categories: defineListRoute("/test-categories", "List test categories", z.array(Category)),
  tests: defineListRoute("/tests", "List all tests", z.array(TestSummary)),
  testsOverview: defineListRoute(
    "/tests/digest",
    "Get the popular tests, and the number of tests of each category",
    TestsOverview,
  ),
  packages: defineListRoute("/test-packages", "List all packages with their tests", z.array(Package)),
  packagesOverview: defineListRoute(
    "/test-packages/digest",
    "Get the packages as the menus and the banner show them",
    PackagesOverview,
  ),
  featured: defineListRoute("/test-packages/featured", "List the featured packages", z.array(Package)),
  offers: defineListRoute(
    "/offers",
    "List offers: a package's special price, from the first day to the last",
    z.array(Offer),
  ),
  testimonials: defineListRoute("/testimonials", "List testimonials", z.array(Testimonial)),
  faqs: defineListRoute("/faqs", "List frequently asked questions", z.array(Faq)),
  areas: defineListRoute("/served-areas", "List the areas that the lab serves, by PIN code", z.array(ServedArea)),
  lab: defineListRoute("/lab", "Get the lab's profile", LabProfile),
};

/** Details of one test or package. */
export const detailRoutes = {
  test: defineDetailRoute("/tests/{id}", "Get a test", Test),
  package: defineDetailRoute("/test-packages/{id}", "Get a package with its tests and its current offer", Package),
  comparison: defineDetailRoute(
    "/test-packages/{id}/comparison",
    "Compare a package with the next cheaper one: tests that only one of them has",
    PackageComparison,
  ),
};

export type ListRoute<Answer> = ReturnType<typeof defineListRoute<string, z.ZodType<Answer>>>;

export type DetailRoute<Answer> = ReturnType<typeof defineDetailRoute<string, z.ZodType<Answer>>>;

function defineListRoute<const P extends string, Schema extends z.ZodType>(path: P, summary: string, schema: Schema) {
  const responses = { 200: jsonResponse(schema, summary) };
  return defineRoute("browse", { method: "get", path, tags: ["catalogue"], summary, responses });
}

function defineDetailRoute<const P extends string, Schema extends z.ZodType>(path: P, summary: string, schema: Schema) {
  const request = { params: idParams };
  const responses = { 200: jsonResponse(schema, summary), ...errorResponses(404) };
  return defineRoute("browse", { method: "get", path, tags: ["catalogue"], summary, request, responses });
}
