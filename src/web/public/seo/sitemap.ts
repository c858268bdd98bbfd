import { callApi } from "#web/lib/api-client.ts";
import { apiFetchContext, siteContext } from "#web/lib/request-context.ts";
import type { Route } from "./+types/sitemap.ts";
import { getSiteOrigin } from "./site-origin.ts";
import { createSitemapXml } from "./sitemap-xml.ts";

/** `/sitemap.xml`, from the current catalogue. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiFetchContext);
  const served = context.get(siteContext).languages;
  const [tests, packages, offers] = await Promise.all([
    callApi(api, "GET /api/tests"),
    callApi(api, "GET /api/test-packages"),
    callApi(api, "GET /api/offers"),
  ]);
  return new Response(createSitemapXml(getSiteOrigin(context, url), { served, tests, packages, offers }), {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
