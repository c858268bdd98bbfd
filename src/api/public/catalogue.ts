import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ApiDeps, ApiEnvironment } from "#api/http/environment.ts";
import { idParams } from "#api/http/openapi.ts";
import { createProblem } from "#api/http/problem.ts";
import { createPublishedResponseCache } from "#api/http/published-response-cache.ts";
import { formatErrorText } from "#api/i18n/texts.ts";
import { listServedAreas } from "#core/areas/served-areas.server.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import {
  comparePackage,
  findPackage,
  findTest,
  getPackagesOverview,
  getTestsOverview,
  listCategories,
  listFaqs,
  listFeaturedPackages,
  listOffers,
  listPackages,
  listTestimonials,
  listTests,
} from "#core/catalogue/queries.server.ts";
import type { Db } from "#db/client.server.ts";
import { type DetailRoute, detailRoutes, type ListRoute, listRoutes } from "./catalogue.routes.ts";

/** Public calls of the catalogue. */
export function mountCatalogue(api: OpenAPIHono<ApiEnvironment>, deps: ApiDeps): void {
  const { list, detail } = createCachedHandlers(api, deps);
  list(listRoutes.categories, listCategories);
  list(listRoutes.tests, listTests);
  list(listRoutes.testsOverview, getTestsOverview);
  list(listRoutes.packages, listPackages);
  list(listRoutes.packagesOverview, getPackagesOverview);
  list(listRoutes.featured, listFeaturedPackages);
  list(listRoutes.offers, listOffers);
  list(listRoutes.testimonials, listTestimonials);
  list(listRoutes.faqs, listFaqs);
  list(listRoutes.areas, listServedAreas);
  list(listRoutes.lab, async () => deps.published().lab);
  detail(detailRoutes.test, findTest, "test-unknown");
  detail(detailRoutes.package, findPackage, "package-unknown");
  detail(detailRoutes.comparison, comparePackage, "package-unknown");
}

/** Responses are served as cached bytes, so these routes are registered with OpenAPI by hand. */
function createCachedHandlers(api: OpenAPIHono<ApiEnvironment>, deps: ApiDeps) {
  const { db } = deps.databases.reads;
  const published = createPublishedResponseCache(() => deps.published().version);
  const today = () => toLabTime(deps.clock()).day;
  return {
    list<A>(route: ListRoute<A>, load: (db: Db, today: string) => Promise<NoInfer<A>>): void {
      api.openAPIRegistry.registerPath(route);
      const { path } = route;
      api.get(path, async (c) => {
        const key = `${c.var.language} ${path}`;
        const response = await published.respond(c.req.raw, key, () => load(db, today()));
        return response ?? c.notFound();
      });
    },
    detail<A>(
      route: DetailRoute<A>,
      load: (db: Db, id: number, today: string) => Promise<NoInfer<A> | null>,
      unknown: "test-unknown" | "package-unknown",
    ) {
      api.openAPIRegistry.registerPath(route);
      const { path } = route;
      api.get(path.replace("{id}", ":id"), async (c) => {
        const { language } = c.var;
        const respondUnknown = () => createProblem(language, "not-found", formatErrorText(unknown, language));
        const params = idParams.safeParse(c.req.param());
        if (!params.success) return respondUnknown();
        const { id } = params.data;
        const key = `${language} ${path.replace("{id}", String(id))}`;
        return (await published.respond(c.req.raw, key, () => load(db, id, today()))) ?? respondUnknown();
      });
    },
  };
}
