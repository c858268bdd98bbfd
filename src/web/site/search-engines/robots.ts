import type { Route } from "./+types/robots.ts";
import { originOf } from "./origin.ts";

/** The desk, the API, and bookings of something already chosen; `/book` itself may be found. */
const closed = ["/admin", "/api/", "/book?", "/book/", "/booking?", "/test-review", "/test-whatsapp", "/whatsapp-test"];

/** `/robots.txt`. */
export function loader({ context, url }: Route.LoaderArgs) {
  const lines = [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${originOf(context, url)}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
