import { afterAll, beforeAll, expect, test } from "vitest";
import { type Language, languages } from "#core/i18n/languages.ts";
import { builtTranslations } from "#test/built-languages.ts";
import { listForeignTexts } from "#test/foreign-words.ts";
import { listLabTexts } from "#test/lab-texts.ts";
import { type Product, runProduct } from "#test/product-process.ts";
import { createTempFolder } from "#test/temp-folder.ts";
import { englishPaths, publicPaths, statePaths } from "#test/walked-paths.ts";

/** What one server sends of the languages that are built. */
const served: Language[] = ["en", ...builtTranslations];

let folder: Awaited<ReturnType<typeof createTempFolder>>;
let product: Product;
beforeAll(async () => {
  folder = await createTempFolder();
  product = await runProduct({ DATA_DIR: folder.path, LOG_LEVEL: "warn", METRICS_TOKEN: "a-token-of-this-test-alone" });
});
afterAll(async () => {
  await product.stop("SIGTERM");
  await folder.remove();
});

const get = (path: string, init: RequestInit = {}) => fetch(product.url + path, { redirect: "manual", ...init });

async function fetchPage(path: string, init?: RequestInit) {
  const answer = await get(path, init);
  const html = await answer.text();
  const [, lang] = /<html lang="([^"]*)"/.exec(html) ?? [];
  return { answer, html, lang };
}

function listAlternates(html: string): [string, string][] {
  const links = html.matchAll(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"\/>/g);
  return [...links].map(([, code = "", href = ""]) => [code, href]);
}

test.each(publicPaths)("%s is sent in each language, and names the others", async (path) => {
  const [pathname = ""] = path.split("?");
  const expected = [...served.map((code) => [code, languages[code].basePath]), ["x-default", ""]];
  for (const code of served) {
    const { basePath, tag } = languages[code];
    const { answer, html, lang } = await fetchPage(basePath + path);
    expect([answer.status, answer.headers.get("content-language"), lang]).toEqual([200, tag, tag]);
    expect(html).toContain(`<link rel="canonical" href="${product.url}${basePath}${pathname}"/>`);
    expect(html).toContain(`<meta property="og:locale" content="${tag.replace("-", "_")}"/>`);
    expect(listAlternates(html)).toEqual(expected.map(([key, base]) => [key, `${product.url}${base}${pathname}`]));
  }
});

const listData = () => listLabTexts(async (path) => (await get(path)).json());

test.each([...publicPaths, ...statePaths])(
  "%s says nothing in English that is not marked so, in the other languages",
  async (path) => {
    const data = await listData();
    for (const code of builtTranslations) {
      const { html } = await fetchPage(languages[code].basePath + path);
      expect([code, listForeignTexts(html, data)]).toEqual([code, []]);
    }
  },
);

test("every plain link of a page stays in its language, except the switch", async () => {
  for (const path of publicPaths) {
    const { html } = await fetchPage(`/pa${path}`);
    const links = [...html.matchAll(/<a\b([^>]*)>/g)].map(([, attributes = ""]) => attributes);
    const others = links
      .filter((link) => !link.includes("hrefLang="))
      .map((link) => /\bhref="(\/[^"]*)"/.exec(link)?.[1]);
    expect(others.filter((href) => href !== undefined && !/^\/(?:pa\/|pa$|pa[?#]|api\/)/.test(href))).toEqual([]);
  }
});

test("the switch leads to the same page with its query, without scripts", async () => {
  const { html } = await fetchPage("/tests-new?category=2&utm_source=x");
  const switches = [...html.matchAll(/<a [^>]*hrefLang="(\w+)"[^>]*href="([^"]*)"[^>]*>([^<]*)<\/a>/g)];
  expect(switches.map(([, code, href, name]) => [code, href, name])).toContainEqual([
    "pa",
    "/pa/tests-new?category=2",
    "ਪੰਜਾਬੀ",
  ]);
});

test("files of the build are sent for a year, and a missing one is no page", async () => {
  const { html } = await fetchPage("/pa/");
  const files = [...new Set(html.match(/\/pa\/assets\/[\w.-]+/g))];
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    const { status, headers } = await get(file);
    expect([file, status, headers.get("cache-control")]).toEqual([file, 200, "public, max-age=31536000, immutable"]);
  }
  const missing = await get("/pa/assets/gone.js");
  expect([missing.status, missing.headers.get("content-type")]).toEqual([404, "text/plain"]);
});

test.each(["/pa", "/pa/tests/5", "/pa/book/1"])("%s is cached for all visitors, signed in or not", async (path) => {
  const first = await get(path);
  const again = await get(`${path}?utm_source=x`, { headers: { cookie: "nabz.session_token=abc" } });
  for (const { headers } of [first, again])
    expect(headers.get("cache-control")).toBe("public, max-age=0, must-revalidate");
  expect(again.headers.get("etag")).toBe(first.headers.get("etag"));
  expect(first.headers.get("etag")).not.toBe((await get(path.slice(3) || "/")).headers.get("etag"));
});

test.each(englishPaths)("%s exists once, in English at the root", async (path) => {
  expect((await get(`/pa${path}`)).status).toBe(404);
  const english = await get(path);
  expect([english.status, listAlternates(await english.text())]).toEqual([200, []]);
});

test.each([
  ["/xx", "en-IN"],
  ["/xx/tests-new", "en-IN"],
  ["/PA/tests-new", "en-IN"],
  ["/pa/nowhere", "pa-IN"],
  ["/pa/pa/tests-new", "pa-IN"],
  ["/pa/api/tests", "pa-IN"],
  ["/pa/healthz", "pa-IN"],
])("%s is not found, in %s", async (path, tag) => {
  const { answer, lang, html } = await fetchPage(path);
  expect([answer.status, answer.headers.get("content-language"), lang]).toEqual([404, tag, tag]);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});

test("redirects stay in their language", async () => {
  const targetOf = async (path: string) => (await get(path)).headers.get("location");
  expect(await targetOf("/pa/test/5")).toBe("/pa/tests/5");
  expect(await targetOf("/pa/book-test/5")).toBe("/pa/book?test=5&hideSelector=true");
  expect(await targetOf("/pa/receipt/1")).toMatch(/\/pa\/login$/);
  // The staff sign in at the root, and come back to their language.
  expect(await targetOf("/pa/collect/7")).toBe(`${product.url}/admin?then=%2Fpa%2Fcollect%2F7`);
});

test("a form of another site is rejected in the language of its path, and a login works there", async () => {
  const form = { method: "POST", body: new URLSearchParams({ phone: "9876500001" }) };
  const foreign = await get("/pa/login", { ...form, headers: { origin: "https://evil.example" } });
  expect([foreign.status, foreign.headers.get("content-language")]).toEqual([403, "pa-IN"]);
  const own = await get("/pa/login", { ...form, headers: { origin: product.url } });
  expect([own.status, own.headers.get("location")]).toEqual([302, "/pa/login/cookies"]);
  const checked = {
    headers: {
      cookie: own.headers
        .getSetCookie()
        .map((cookie) => cookie.split(";")[0])
        .join("; "),
    },
  };
  const kept = await get("/pa/login/cookies", checked);
  expect([kept.status, kept.headers.get("location")]).toEqual([302, "/pa/patient-dashboard?welcome=1"]);
});

test("a browser that drops the session's cookie is told what is needed", async () => {
  const { answer, html } = await fetchPage("/pa/login/cookies");
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "no-store"]);
  expect(html).toContain("ਇਹ ਬ੍ਰਾਊਜ਼ਰ ਕੁਕੀਜ਼ ਰੋਕਦਾ ਹੈ");
  expect(html).toContain('action="/pa/login"');
  expect((await fetchPage("/pa/login")).html).not.toContain("ਇਹ ਬ੍ਰਾਊਜ਼ਰ ਕੁਕੀਜ਼ ਰੋਕਦਾ ਹੈ");
});

test("the round may use the camera in any language, and a visit link is never passed on", async () => {
  const link = await get("/pa/v/no-such-token");
  expect([link.status, link.headers.get("referrer-policy")]).toEqual([404, "no-referrer"]);
  expect((await get("/pa/")).headers.get("permissions-policy")).toContain("camera=()");
});

test("the offline page is in the language of its path, with links of that language", async () => {
  const { answer, html, lang } = await fetchPage("/pa/offline");
  expect([answer.status, lang]).toEqual([200, "pa-IN"]);
  expect(html).toContain('href="/pa/patient-dashboard" hidden=""');
  expect(html).not.toContain("<script");
});

test("the sitemap and robots name each language", async () => {
  const sitemap = await (await get("/sitemap.xml")).text();
  for (const code of served) {
    const { basePath } = languages[code];
    expect(sitemap).toContain(`<loc>${product.url}${basePath}/tests/5</loc>`);
    expect(sitemap).toContain(`hreflang="${code}" href="${product.url}${basePath}/tests/5"`);
  }
  expect(await (await get("/robots.txt")).text()).toContain("Disallow: /pa/book/\n");
});

test("a language that is not built is left out with one line in the log", async () => {
  const lines = product
    .output()
    .split("\n")
    .filter((line) => line.includes("not built"));
  const isHindiBuilt = builtTranslations.includes("hi");
  expect(lines.map((line) => JSON.parse(line).language)).toEqual(isHindiBuilt ? [] : ["hi"]);
  if (!isHindiBuilt) expect((await get("/hi/tests-new")).status).toBe(404);
});

test("metrics count pages by the address of their language", async () => {
  const metrics = await get("/metrics", { headers: { authorization: "Bearer a-token-of-this-test-alone" } });
  const text = await metrics.text();
  expect(text).toContain('route="/pa/tests/{id}"');
  expect(text).not.toContain('route="/pa/tests/5"');
});
