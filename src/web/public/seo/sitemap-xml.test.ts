import { expect, test } from "vitest";
import { createSitemapXml } from "./sitemap-xml.ts";

const catalogue = {
  served: ["en"] as const,
  tests: [{ id: 5 }],
  packages: [{ id: 1 }],
  offers: [{ slug: "comprehensive-health" }],
};
const sitemap = createSitemapXml("https://nabz.example", catalogue);

test("the sitemap contains the home page, every package and every test, each with its full address", () => {
  for (const path of ["/", "/test-packages/1", "/tests/5", "/comprehensive-health", "/contact"]) {
    expect(sitemap).toContain(`<loc>https://nabz.example${path}</loc>`);
  }
});

test("the sitemap leaves out an offer that the lab does not have", () => {
  expect(createSitemapXml("https://nabz.example", { ...catalogue, offers: [] })).not.toContain("comprehensive-health");
});

test("the sitemap contains neither aliases nor the staff area", () => {
  for (const path of ["/all-tests", "/booking", "/admin", "/test-review"]) {
    expect(sitemap).not.toContain(`<loc>https://nabz.example${path}</loc>`);
  }
});

test("the sitemap names each page in each language, with the addresses of the others", () => {
  const three = createSitemapXml("https://nabz.example", { ...catalogue, served: ["en", "pa", "hi"] });
  const alternates = [
    '<xhtml:link rel="alternate" hreflang="en" href="https://nabz.example/tests/5"/>',
    '<xhtml:link rel="alternate" hreflang="pa" href="https://nabz.example/pa/tests/5"/>',
    '<xhtml:link rel="alternate" hreflang="hi" href="https://nabz.example/hi/tests/5"/>',
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://nabz.example/tests/5"/>',
  ].join("");
  for (const base of ["", "/pa", "/hi"])
    expect(three).toContain(`<url><loc>https://nabz.example${base}/tests/5</loc>${alternates}</url>`);
  expect(sitemap).not.toContain("hreflang");
});
