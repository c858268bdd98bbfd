import type { OpenAPIHono } from "@hono/zod-openapi";
import { sentenceOf } from "#api/texts/words.ts";
import type { ApiEnvironment, ApiParts } from "#api/wire/environment.ts";
import { numberedPath } from "#api/wire/openapi.ts";
import { problem } from "#api/wire/problem.ts";
import { createPublished } from "#api/wire/published.ts";
import { allServedAreas } from "#core/areas/served-areas.server.ts";
import { labMoment } from "#core/calendar/clock.ts";
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
import type { Db } from "#db/client.server.ts";
import { type DetailRoute, detailRoutes, type ListRoute, listRoutes } from "./catalogue-routes.ts";

const noTest = sentenceOf("test-unknown");
const noPackage = sentenceOf("package-unknown");

/** Row 7.6: the catalogue's calls. */
export function mountCatalogue(api: OpenAPIHono<ApiEnvironment>, parts: ApiParts): void {
  const { list, detail } = served(api, parts);
  list(listRoutes.categories, allCategories);
  list(listRoutes.tests, allTests);
  list(listRoutes.testsDigest, testsDigest);
  list(listRoutes.packages, allPackages);
  list(listRoutes.packagesDigest, packagesDigest);
  list(listRoutes.featured, featuredPackages);
  list(listRoutes.offers, allOffers);
  list(listRoutes.testimonials, allTestimonials);
  list(listRoutes.faqs, allFaqs);
  list(listRoutes.areas, allServedAreas);
  list(listRoutes.lab, async () => parts.published().lab);
  detail(detailRoutes.test, testById, noTest);
  detail(detailRoutes.package, packageById, noPackage);
  detail(detailRoutes.comparison, comparisonOfPackage, noPackage);
}

/** The answers are ready-made text, so they are described to OpenAPI by hand and served as they are. */
function served(api: OpenAPIHono<ApiEnvironment>, parts: ApiParts) {
  const { db } = parts.databases.reads;
  const published = createPublished(() => parts.published().version);
  const today = () => labMoment(parts.clock()).day;
  return {
    list<A>(described: ListRoute<A>, load: (db: Db, today: string) => Promise<NoInfer<A>>): void {
      api.openAPIRegistry.registerPath(described);
      const { path } = described;
      api.get(path, async (c) => {
        const answer = await published.answer(c.req.raw, path, () => load(db, today()));
        return answer ?? c.notFound();
      });
    },
    detail<A>(
      described: DetailRoute<A>,
      load: (db: Db, id: number, today: string) => Promise<NoInfer<A> | null>,
      none: string,
    ) {
      api.openAPIRegistry.registerPath(described);
      const { path } = described;
      api.get(path.replace("{id}", ":id"), async (c) => {
        const asked = numberedPath.safeParse(c.req.param());
        if (!asked.success) return problem("not-found", none);
        const { id } = asked.data;
        const answer = await published.answer(c.req.raw, path.replace("{id}", String(id)), () => load(db, id, today()));
        return answer ?? problem("not-found", none);
      });
    },
  };
}
