import type { Route } from "./+types/robots.ts";
import { getSiteOrigin } from "./site-origin.ts";

/** The staff's areas, the API, and bookings of a selected item; `/book` itself may be indexed. */
const disallowedPaths = [
  "/admin",
  "/api/",
  "/collect",
  "/book?",
  "/book/",
  "/booking?",
  "/test-review",
  "/test-whatsapp",
  "/whatsapp-test",
];

/** `/robots.txt`. */
export function loader({ context, url }: Route.LoaderArgs) {
  const lines = [
    "User-agent: *",
    ...disallowedPaths.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${getSiteOrigin(context, url)}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
