import { type Language, languages } from "#core/i18n/languages.ts";

type SitemapInput = {
  /** In which the pages are served. */
  served: readonly Language[];
  tests: readonly { id: number }[];
  packages: readonly { id: number }[];
  /** An offer's page has its slug as path. */
  offers: readonly { slug: string }[];
};

/** Pages worth finding, apart from those of the catalogue. */
const staticPages = ["/", "/test-packages", "/tests-new", "/book", "/contact", "/privacy", "/terms", "/refunds"];

/**
 * Returns a sitemap (https://www.sitemaps.org): every public page in each language, with its canonical
 * address and those of its other languages.
 */
export function createSitemapXml(origin: string, { served, tests, packages, offers }: SitemapInput): string {
  const paths = [
    ...staticPages,
    ...offers.map(({ slug }) => `/${slug}`),
    ...packages.map(({ id }) => `/test-packages/${id}`),
    ...tests.map(({ id }) => `/tests/${id}`),
  ];
  const entries = paths.flatMap((path) => {
    const addresses = served.map((code) => [code, escapeXml(origin + languages[code].basePath + path)] as const);
    const alternates = addresses.length > 1 ? [...addresses, ["x-default", escapeXml(origin + path)]] : [];
    const links = alternates.map(([code, href]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${href}"/>`);
    return addresses.map(([, address]) => `  <url><loc>${address}</loc>${links.join("")}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
