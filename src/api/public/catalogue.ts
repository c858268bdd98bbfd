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
import { getTextOptions, type TextOptions } from "#core/catalogue/translations/load-translations.server.ts";
import type { Language } from "#core/i18n/languages.ts";
import type { Db } from "#db/client.server.ts";
import { type DetailRoute, detailRoutes, type ListRoute, listRoutes } from "./catalogue.routes.ts";

/** Public calls of the catalogue. */
export function mountCatalogue(api: OpenAPIHono<ApiEnvironment>, deps: ApiDeps): void {
  const { list, detail } = createCachedHandlers(api, deps);
  list(listRoutes.categories, ({ db, textOptions }) => listCategories(db, textOptions));
  list(listRoutes.tests, ({ db, textOptions }) => listTests(db, textOptions));
  list(listRoutes.testsOverview, ({ db, textOptions }) => getTestsOverview(db, textOptions));
  list(listRoutes.packages, ({ db, today, textOptions }) => listPackages(db, today, textOptions));
  list(listRoutes.packagesOverview, ({ db, today }) => getPackagesOverview(db, today));
  list(listRoutes.featured, ({ db, today, textOptions }) => listFeaturedPackages(db, today, textOptions));
  list(listRoutes.offers, ({ db }) => listOffers(db));
  list(listRoutes.testimonials, ({ db }) => listTestimonials(db));
  list(listRoutes.faqs, ({ db, textOptions }) => listFaqs(db, textOptions));
  list(listRoutes.areas, ({ db }) => listServedAreas(db));
  list(listRoutes.lab, async () => deps.published().lab);
  detail(detailRoutes.test, ({ db, textOptions }, id) => findTest(db, id, textOptions), "test-unknown");
  detail(
    detailRoutes.package,
    ({ db, today, textOptions }, id) => findPackage(db, id, today, textOptions),
    "package-unknown",
  );
  detail(
    detailRoutes.comparison,
    ({ db, today, textOptions }, id) => comparePackage(db, id, today, textOptions),
    "package-unknown",
  );
}

/** What a catalogue query needs of the request; `today` is yyyy-MM-dd of the lab's calendar. */
type CatalogueRequest = { db: Db; today: string; textOptions: TextOptions };

/** Responses are served as cached bytes, so these routes are registered with OpenAPI by hand. */
function createCachedHandlers(api: OpenAPIHono<ApiEnvironment>, deps: ApiDeps) {
  const { db } = deps.databases.reads;
  const published = createPublishedResponseCache(() => deps.published().version);
  const requestIn = (language: Language): CatalogueRequest => ({
    db,
    today: toLabTime(deps.clock()).day,
    textOptions: getTextOptions(language),
  });
  return {
    list<A>(route: ListRoute<A>, load: (request: CatalogueRequest) => Promise<NoInfer<A>>): void {
      api.openAPIRegistry.registerPath(route);
      const { path } = route;
      api.get(path, async (c) => {
        const { language } = c.var;
        const response = await published.respond(c.req.raw, `${language} ${path}`, () => load(requestIn(language)));
        return response ?? c.notFound();
      });
    },
    detail<A>(
      route: DetailRoute<A>,
      load: (request: CatalogueRequest, id: number) => Promise<NoInfer<A> | null>,
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
        return (await published.respond(c.req.raw, key, () => load(requestIn(language), id))) ?? respondUnknown();
      });
    },
  };
}
