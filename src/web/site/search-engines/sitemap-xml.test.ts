import { expect, test } from "vitest";
import { sitemapXml } from "./sitemap-xml.ts";

const catalogue = { tests: [{ id: 5 }], packages: [{ id: 1 }], offers: [{ slug: "comprehensive-health" }] };
const sitemap = sitemapXml("https://nabz.example", catalogue);

test("the sitemap holds the home page, every package and every test, each by its full address", () => {
  for (const path of ["/", "/test-packages/1", "/tests/5", "/comprehensive-health", "/contact"]) {
    expect(sitemap).toContain(`<loc>https://nabz.example${path}</loc>`);
  }
});

test("an offer that the lab does not make has no page in the sitemap", () => {
  expect(sitemapXml("https://nabz.example", { ...catalogue, offers: [] })).not.toContain("comprehensive-health");
});

test("neither an alias nor the desk is in the sitemap", () => {
  for (const path of ["/all-tests", "/booking", "/admin", "/test-review"]) {
    expect(sitemap).not.toContain(`<loc>https://nabz.example${path}</loc>`);
  }
});
