import { type OpenAPIHono, z } from "@hono/zod-openapi";
import type { ApiEnvironment, ApiParts } from "#api/wire/environment.ts";
import { json, numberedPath, refusals } from "#api/wire/openapi.ts";
import { problem } from "#api/wire/problem.ts";
import { createPublished } from "#api/wire/published.ts";
import { route } from "#api/wire/route.ts";
import { allServedAreas } from "#core/areas/queries.server.ts";
import { ServedArea } from "#core/areas/schema.ts";
import { labMoment } from "#core/calendar/clock.ts";
import { PackageComparison } from "#core/catalogue/packages/comparison.ts";
import { PackagesDigest } from "#core/catalogue/packages/digest.ts";
import {
  allCategories,
  allFaqs,
  allOffers,
  allPackages,
  allTestimonials,
  allTests,
  comparisonOfPackage,
  featuredPackages,
  packageById,
  packagesDigest,
  testById,
  testsDigest,
} from "#core/catalogue/queries.server.ts";
import { Category, Faq, Offer, Package, Test, Testimonial, TestSummary } from "#core/catalogue/schema.ts";
import { TestsDigest } from "#core/catalogue/tests/digest.ts";
import { LabProfile } from "#core/lab/schema.ts";
import type { Db } from "#db/client.server.ts";

const lists = [
  ["/test-categories", "Test categories", z.array(Category), allCategories],
  ["/tests", "All tests", z.array(TestSummary), allTests],
  ["/tests/digest", "The popular tests, and how many each category has", TestsDigest, testsDigest],
  ["/test-packages", "All packages with their tests", z.array(Package), allPackages],
  ["/test-packages/digest", "What the menus and the banner show of the packages", PackagesDigest, packagesDigest],
  ["/test-packages/featured", "The featured packages", z.array(Package), featuredPackages],
  ["/offers", "Special prices, each for one package from its first day to its last", z.array(Offer), allOffers],
  ["/testimonials", "What patients say", z.array(Testimonial), allTestimonials],
  ["/faqs", "Questions and answers", z.array(Faq), allFaqs],
  ["/served-areas", "Where the lab comes, by PIN code", z.array(ServedArea), allServedAreas],
  [
    "/lab",
    "What the lab says of itself",
    LabProfile,
    async (_db: Db, _today: string, { published }: ApiParts) => published().lab,
  ],
] as const;

const noTest = "There is no such test.";
const noPackage = "There is no such package.";
const beside = "One package beside the nearest cheaper one: what it has more, and what it has not";

const details = [
  ["/tests/{id}", "One test", Test, testById, noTest],
  ["/test-packages/{id}", "One package with its tests, and the offer that runs", Package, packageById, noPackage],
  ["/test-packages/{id}/comparison", beside, PackageComparison, comparisonOfPackage, noPackage],
] as const;

/**
 * Spec §7: the catalogue's calls. Their answers are ready-made text, so the routes are described to OpenAPI by hand
 * and served as they are.
 */
export function mountCatalogue(api: OpenAPIHono<ApiEnvironment>, parts: ApiParts): void {
  const { db } = parts.databases.reads;
  const published = createPublished(() => parts.published().version);
  const today = () => labMoment(parts.clock()).day;
  for (const [path, summary, schema, load] of lists) {
    const responses = { 200: json(schema, summary) };
    api.openAPIRegistry.registerPath(route("browse", { method: "get", path, tags: ["catalogue"], summary, responses }));
    api.get(path, async (c) => {
      const answer = await published.answer(c.req.raw, path, () => load(db, today(), parts));
      return answer ?? c.notFound();
    });
  }
  for (const [path, summary, schema, load, missing] of details) {
    const responses = { 200: json(schema, summary), ...refusals(404) };
    const request = { params: numberedPath };
    api.openAPIRegistry.registerPath(
      route("browse", { method: "get", path, tags: ["catalogue"], summary, request, responses }),
    );
    api.get(path.replace("{id}", ":id"), async (c) => {
      const asked = numberedPath.safeParse(c.req.param());
      if (!asked.success) return problem("not-found", missing);
      const { id } = asked.data;
      const answer = await published.answer(c.req.raw, path.replace("{id}", String(id)), () => load(db, id, today()));
      return answer ?? problem("not-found", missing);
    });
  }
}
