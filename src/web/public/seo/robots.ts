import { languages } from "#core/i18n/languages.ts";
import { siteContext } from "#web/lib/request-context.ts";
import type { Route } from "./+types/robots.ts";
import { getSiteOrigin } from "./site-origin.ts";

/** The staff's area and the API, which exist once. */
const rootPaths = ["/admin", "/api/", "/test-whatsapp", "/whatsapp-test"];
/** In each language: the round, and bookings of a selected item; `/book` itself may be indexed. */
const pagePaths = ["/collect", "/book?", "/book/", "/booking?", "/test-review"];

/** `/robots.txt`. */
export function loader({ context, url }: Route.LoaderArgs) {
  const served = context.get(siteContext).languages.map((code) => languages[code].basePath);
  const disallowed = [...rootPaths, ...served.flatMap((base) => pagePaths.map((path) => base + path))];
  const lines = [
    "User-agent: *",
    ...disallowed.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${getSiteOrigin(context, url)}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
