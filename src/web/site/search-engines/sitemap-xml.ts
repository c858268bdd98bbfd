import { to } from "#web/to.ts";

type Catalogue = {
  tests: readonly { id: number }[];
  packages: readonly { id: number }[];
  /** An offer's page bears its slug. */
  offers: readonly { slug: string }[];
};

/** Pages that somebody may look for, apart from those of the catalogue. */
const pages = ["/", "/test-packages", "/tests-new", "/book", "/contact", "/privacy", "/terms", "/refunds"];

/** The sitemap of https://www.sitemaps.org: every public page, each by its one address. */
export function sitemapXml(origin: string, { tests, packages, offers }: Catalogue): string {
  const paths = [
    ...pages,
    ...offers.map(({ slug }) => `/${slug}`),
    ...packages.map(({ id }) => `/test-packages/${id}`),
    ...tests.map(({ id }) => `/tests/${id}`),
  ];
  const entries = paths.map((path) => `  <url><loc>${escapeXml(origin + to(path))}</loc></url>`);
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
