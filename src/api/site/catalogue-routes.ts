import { z } from "@hono/zod-openapi";
import { json, numberedPath, refusals } from "#api/wire/openapi.ts";
import { route } from "#api/wire/route.ts";
import { ServedArea } from "#core/areas/schema.ts";
import { PackageComparison } from "#core/catalogue/packages/comparison.ts";
import { PackagesDigest } from "#core/catalogue/packages/digest.ts";
import { Category, Faq, Offer, Package, Test, Testimonial, TestSummary } from "#core/catalogue/schema.ts";
import { TestsDigest } from "#core/catalogue/tests/digest.ts";
import { LabProfile } from "#core/lab/schema.ts";

/** Answers that are the same for everybody. */
export const listRoutes = {
  categories: list("/test-categories", "Test categories", z.array(Category)),
  tests: list("/tests", "All tests", z.array(TestSummary)),
  testsDigest: list("/tests/digest", "The popular tests, and how many each category has", TestsDigest),
  packages: list("/test-packages", "All packages with their tests", z.array(Package)),
  packagesDigest: list("/test-packages/digest", "What the menus and the banner show of the packages", PackagesDigest),
  featured: list("/test-packages/featured", "The featured packages", z.array(Package)),
  offers: list("/offers", "Special prices, each for one package from its first day to its last", z.array(Offer)),
  testimonials: list("/testimonials", "What patients say", z.array(Testimonial)),
  faqs: list("/faqs", "Questions and answers", z.array(Faq)),
  areas: list("/served-areas", "Where the lab comes, by PIN code", z.array(ServedArea)),
  lab: list("/lab", "What the lab says of itself", LabProfile),
};

/** Answers about one test or package. */
export const detailRoutes = {
  test: detail("/tests/{id}", "One test", Test),
  package: detail("/test-packages/{id}", "One package with its tests, and the offer that runs", Package),
  comparison: detail(
    "/test-packages/{id}/comparison",
    "One package beside the nearest cheaper one: what it has more, and what it has not",
    PackageComparison,
  ),
};

export type ListRoute<Answer> = ReturnType<typeof list<string, z.ZodType<Answer>>>;

export type DetailRoute<Answer> = ReturnType<typeof detail<string, z.ZodType<Answer>>>;

function list<const P extends string, Schema extends z.ZodType>(path: P, summary: string, schema: Schema) {
  const responses = { 200: json(schema, summary) };
  return route("browse", { method: "get", path, tags: ["catalogue"], summary, responses });
}

function detail<const P extends string, Schema extends z.ZodType>(path: P, summary: string, schema: Schema) {
  const request = { params: numberedPath };
  const responses = { 200: json(schema, summary), ...refusals(404) };
  return route("browse", { method: "get", path, tags: ["catalogue"], summary, request, responses });
}
