import { withBasePath } from "#web/lib/base-path.ts";

type SitemapInput = {
  tests: readonly { id: number }[];
  packages: readonly { id: number }[];
  /** An offer's page has its slug as path. */
  offers: readonly { slug: string }[];
};

/** Pages worth finding, apart from those of the catalogue. */
const staticPages = ["/", "/test-packages", "/tests-new", "/book", "/contact", "/privacy", "/terms", "/refunds"];

/** Returns a sitemap (https://www.sitemaps.org): every public page, each with its canonical address. */
export function createSitemapXml(origin: string, { tests, packages, offers }: SitemapInput): string {
  const paths = [
    ...staticPages,
    ...offers.map(({ slug }) => `/${slug}`),
    ...packages.map(({ id }) => `/test-packages/${id}`),
    ...tests.map(({ id }) => `/tests/${id}`),
  ];
  const entries = paths.map((path) => `  <url><loc>${escapeXml(origin + withBasePath(path))}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
