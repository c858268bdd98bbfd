import type { ServerBuild } from "react-router";
import { expect, test, vi } from "vitest";
import { type Language, languages } from "#core/i18n/languages.ts";
import { createRenderQueue } from "#platform/pages/render-queue.server.ts";
import { apiFetchContext, pageClientsContext, reportFailureContext, siteContext } from "#web/lib/request-context.ts";
import type { LanguageBundle } from "./language-bundles.ts";
import { createRequestHandler, RENDER_LIMITS, type RequestHandlerDeps } from "./request-handler.ts";

const lab = { email: "care@nabz.test", phones: ["+919876543210"] };

/** A bundle that says its language on its offline page and its rejections; its router knows no page. */
function createBundle(language: Language): LanguageBundle {
  const module = {
    ...{ apiFetchContext, pageClientsContext, reportFailureContext, siteContext },
    words: {},
    pageTag: languages[language].tag,
    getPageText: () => undefined,
    renderOfflineDocument: () => `<html>offline in ${language}</html>`,
    renderErrorDocument: ({ status }: { status: number }) => `<html>${status} in ${language}</html>`,
    default: () => new Response("page"),
  };
  const missing = { id: "missing", path: "*", module: { loader: () => new Response(language, { status: 404 }) } };
  const build = {
    ...{ entry: { module }, routes: { missing }, future: {}, ssr: true },
    ...{
      basename: languages[language].basePath || "/",
      routeDiscovery: { mode: "initial", manifestPath: "/manifest" },
    },
  };
  const path = `${languages[language].basePath}/assets/a.js`;
  return {
    ui: { load: async () => build as unknown as ServerBuild, showsDrafts: false, close: async () => {} },
    files: (request) => (new URL(request.url).pathname === path ? new Response(`script in ${language}`) : undefined),
  };
}

function openSite(served: readonly Language[]) {
  const api = vi.fn(async (_request: Request) => Response.json(lab, { headers: { "cache-control": "public" } }));
  const others = served.map((language) => [language, createBundle(language)]);
  const handle = createRequestHandler({
    log: { error: vi.fn(), info: vi.fn() },
    clock: () => new Date("2026-11-28T06:00:00Z"),
    api: { fetch: api },
    health: { fetch: async () => new Response("ready") },
    metrics: undefined,
    bundles: { en: createBundle("en"), ...Object.fromEntries(others) },
    renderQueue: createRenderQueue(RENDER_LIMITS),
    published: () => ({ version: "1", lab }),
    hasSessionCookie: () => false,
    publicUrl: undefined,
    isHttps: false,
  } as unknown as RequestHandlerDeps);
  const get = async (path: string, init?: RequestInit) =>
    handle(new Request(`http://nabz.test${path}`, init), { address: "203.0.113.7", requestId: "1" });
  return { api, get };
}

test.each([
  ["/offline", "offline in en", "en-IN"],
  ["/pa/offline", "offline in pa", "pa-IN"],
  ["/hi/offline", "offline in hi", "hi-IN"],
])("%s is rendered by the bundle of its language, and cached", async (path, text, tag) => {
  const { api, get } = openSite(["pa", "hi"]);
  for (const _ of [1, 2]) {
    const page = await get(path);
    expect([page.status, page.headers.get("content-language")]).toEqual([200, tag]);
    expect(await page.text()).toContain(text);
  }
  expect(api).toHaveBeenCalledTimes(1);
});

test("a page calls the API in its own language, whatever the browser prefers", async () => {
  const { api, get } = openSite(["pa"]);
  await get("/pa/offline", { headers: { "accept-language": "hi" } });
  await get("/offline", { headers: { "accept-language": "hi" } });
  expect(api.mock.calls.map(([request]) => request.headers.get("accept-language"))).toEqual(["pa", "en"]);
});

test("files come from the build of their language", async () => {
  const { get } = openSite(["pa"]);
  expect(await (await get("/pa/assets/a.js")).text()).toBe("script in pa");
  expect(await (await get("/assets/a.js")).text()).toBe("script in en");
});

test("rejects in the language of the path", async () => {
  const { get } = openSite(["pa"]);
  const evil = { method: "POST", headers: { origin: "https://evil.example" } };
  for (const [path, text] of [
    ["/pa/contact", "403 in pa"],
    ["/contact", "403 in en"],
    ["/hi/contact", "403 in en"],
  ] as const) {
    expect(await (await get(path, evil)).text()).toContain(text);
  }
});

test.each(["/hi/offline", "/xx/offline", "/paoffline", "/pa/healthz", "/pa/readyz"])(
  "%s is not there",
  async (path) => {
    expect((await openSite(["pa"]).get(path)).status).toBe(404);
  },
);
