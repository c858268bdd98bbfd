import type { Offer, Package, TestSummary } from "#core/catalogue/schema.ts";
import { getJson } from "#web/api-client.ts";
import { apiFetchContext } from "#web/context.ts";
import type { Route } from "./+types/sitemap.ts";
import { originOf } from "./origin.ts";
import { sitemapXml } from "./sitemap-xml.ts";

/** `/sitemap.xml`, from the catalogue as it is now. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiFetchContext);
  const [tests, packages, offers] = await Promise.all([
    getJson<TestSummary[]>(api, "/api/tests"),
    getJson<Package[]>(api, "/api/test-packages"),
    getJson<Offer[]>(api, "/api/offers"),
  ]);
  return new Response(sitemapXml(originOf(context, url), { tests, packages, offers }), {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
