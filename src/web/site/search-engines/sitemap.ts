import { callApi } from "#web/api-client.ts";
import { apiFetchContext } from "#web/context.ts";
import type { Route } from "./+types/sitemap.ts";
import { originOf } from "./origin.ts";
import { sitemapXml } from "./sitemap-xml.ts";

/** `/sitemap.xml`, from the catalogue as it is now. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiFetchContext);
  const [tests, packages, offers] = await Promise.all([
    callApi(api, "GET /api/tests"),
    callApi(api, "GET /api/test-packages"),
    callApi(api, "GET /api/offers"),
  ]);
  return new Response(sitemapXml(originOf(context, url), { tests, packages, offers }), {
    headers: { "content-type": "application/xml; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
