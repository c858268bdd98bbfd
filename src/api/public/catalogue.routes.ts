import { z } from "@hono/zod-openapi";
import { errorResponses, idParams, jsonResponse } from "#api/http/openapi.ts";
import { defineRoute } from "#api/http/route.ts";
import { ServedArea } from "#core/areas/schema.ts";
import { PackageComparison } from "#core/catalogue/package-comparison.ts";
import { PackagesOverview } from "#core/catalogue/packages-overview.ts";
import { Category, Faq, Offer, Package, Test, Testimonial, TestSummary } from "#core/catalogue/schema.ts";
import { TestsOverview } from "#core/catalogue/tests-overview.ts";
import { LabProfile } from "#core/lab/schema.ts";

/** Lists that are the same for all visitors. */
export const listRoutes = {
  categories: defineListRoute("/test-categories", "Test categories", z.array(Category)),
  tests: defineListRoute("/tests", "All tests", z.array(TestSummary)),
  testsDigest: defineListRoute("/tests/digest", "The popular tests, and how many each category has", TestsOverview),
  packages: defineListRoute("/test-packages", "All packages with their tests", z.array(Package)),
  packagesDigest: defineListRoute(
    "/test-packages/digest",
    "What the menus and the banner show of the packages",
    PackagesOverview,
  ),
  featured: defineListRoute("/test-packages/featured", "The featured packages", z.array(Package)),
  offers: defineListRoute(
    "/offers",
    "Special prices, each for one package from its first day to its last",
    z.array(Offer),
  ),
  testimonials: defineListRoute("/testimonials", "What patients say", z.array(Testimonial)),
  faqs: defineListRoute("/faqs", "Questions and answers", z.array(Faq)),
  areas: defineListRoute("/served-areas", "Where the lab comes, by PIN code", z.array(ServedArea)),
  lab: defineListRoute("/lab", "What the lab says of itself", LabProfile),
};

/** Details of one test or package. */
export const detailRoutes = {
  test: defineDetailRoute("/tests/{id}", "One test", Test),
  package: defineDetailRoute("/test-packages/{id}", "One package with its tests, and the offer that runs", Package),
  comparison: defineDetailRoute(
    "/test-packages/{id}/comparison",
    "One package beside the nearest cheaper one: what it has more, and what it has not",
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
