// Row 10.54
import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { createPageCacheKey } from "./page-cache-key.ts";
import { createPageHandler } from "./page-handler.server.ts";
import { createRenderQueue } from "./render-queue.server.ts";

const ADDRESS = "http://nabz.test/tests";
const SCRIPT = "window.__shown = 1;";
const PAGE = `<!DOCTYPE html><html><head><link rel="modulepreload" href="/assets/a.js"/></head><body>${"Thyroid profile. ".repeat(200)}
<script>${SCRIPT}</script><script type="module" async="">import "/assets/a.js"</script><script src="/assets/b.js"></script></body></html>`;
const SENT = PAGE.replace('<link rel="modulepreload" href="/assets/a.js"/>', "");

const html = (text = PAGE, init: ResponseInit = {}) =>
  new Response(text, { ...init, headers: { "content-type": "text/html; charset=utf-8", ...init.headers } });

type Settings = { maxPages?: number; https?: boolean; atOnce?: number; waitingOfOne?: number };

function openSite({ maxPages = 10, https = false, atOnce = 4, waitingOfOne = 4 }: Settings = {}) {
  const site = { version: 1, renders: 0, rendered: [] as Request[] };
  const isSomebody = (cookies: string) => cookies.includes("signed");
  const pages = createPageHandler({
    version: () => site.version,
    cacheKeyOf: createPageCacheKey({ hasSessionCookie: isSomebody, publicPages: { tests: ["category"] } }),
    maxPages,
    isHttps: https,
    usesScanner: (path) => path === "/scan",
    renderQueue: createRenderQueue({
      atOnce,
      waiting: { inAll: 10, ofOne: waitingOfOne },
      waitBetween: async () => {},
    }),
    rejectDelayMs: 0,
    languageOf: (path) => (path.startsWith("/pa") ? "pa" : ""),
    renderRejection: (status, { isData, language }) =>
      isData ? new Response("later", { status }) : html(`${status}${language}`, { status }),
  });
  const get = (
    { url = ADDRESS, method = "GET", who = "203.0.113.7", ...headers }: Record<string, string> = {},
    render: () => Promise<Response> = async () => html(),
  ) =>
    pages.answer(new Request(url, { method, headers }), who, (request) => {
      site.renders += 1;
      site.rendered.push(request);
      return render();
    });
  return { site, pages, get };
}

test("rejects a request in the language of its path", async () => {
  const { get } = openSite();
  const reject = async (path: string) =>
    (await get({ url: `http://nabz.test${path}`, method: "POST", origin: "https://evil.example" })).text();
  expect([await reject("/tests"), await reject("/pa/tests"), await reject("/tests")]).toEqual(["403", "403pa", "403"]);
});

test.each([
  { origin: "https://evil.example" },
  { origin: "null" },
  { origin: "nonsense" },
  { "sec-fetch-site": "cross-site" },
])("rejects a form from another site, with %j, unread", async (marks) => {
  const { site, get } = openSite();
  const answer = await get({ method: "POST", ...marks });
  expect([answer.status, await answer.text(), site.renders]).toEqual([403, "403", 0]);
  expect((await get({ method: "GET", ...marks })).status).toBe(200);
});

test("accepts a form of our own page", async () => {
  const { get } = openSite();
  const marks = { origin: "http://nabz.test", "sec-fetch-site": "same-origin" };
  expect((await get({ method: "POST", ...marks })).status).toBe(200);
});

test("renders a page once and then sends it from memory", async () => {
  const { site, pages, get } = openSite();
  expect(await (await get()).text()).toBe(SENT);
  expect(await (await get()).text()).toBe(SENT);
  expect(await pages.cached(new Request(ADDRESS))?.text()).toBe(SENT);
  expect(site.renders).toBe(1);
});

test("loads all scripts after the styles, and preloads the last module", async () => {
  const preload = (name: string) => `<link rel="modulepreload" href="/assets/${name}.js"/>`;
  const module = 'import * as route from "/assets/page.js"; import("/assets/entry.js");';
  const page = (head: string, body: string) =>
    `<html><head>${head}</head><body><script type="module" async="">${body}</script><script>after()</script></body></html>`;
  const rendered = page(["entry", "page", "part"].map(preload).join(""), module);
  const sent = await (await openSite().get({}, async () => html(rendered))).text();
  expect(sent).toBe(page(preload("entry"), `${module}import "/assets/part.js";`));
});

test("leaves uncached pages to the router", () => {
  expect(openSite().pages.cached(new Request(ADDRESS))).toBeUndefined();
});

test("a cached page has its caching and security headers", async () => {
  const { headers } = await openSite().get();
  expect(Object.fromEntries(headers)).toMatchObject({
    "cache-control": "public, max-age=0, must-revalidate",
    "content-type": "text/html; charset=utf-8",
    "content-length": String(Buffer.byteLength(SENT)),
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": expect.stringContaining("camera=()"),
    "referrer-policy": "strict-origin-when-cross-origin",
    vary: "Accept-Encoding",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
  });
});

test("the policy allows exactly the page's inline scripts", async () => {
  const policy = (await openSite().get()).headers.get("content-security-policy") ?? "";
  const hashes = [SCRIPT, 'import "/assets/a.js"'].map(
    (script) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
  expect(policy).toContain(`script-src 'self' ${hashes.join(" ")};`);
});

test("lets a page with a scanner open the camera and compile its reader, and no other page", async () => {
  const headersOf = async (path: string) => {
    const { headers } = await openSite().get({ url: `http://nabz.test${path}`, cookie: "signed=1" });
    return [headers.get("permissions-policy") ?? "", headers.get("content-security-policy") ?? ""] as const;
  };
  const [scanPermissions, scanPolicy] = await headersOf("/scan");
  const [permissions, policy] = await headersOf("/admin");
  expect(permissions).toBe("browsing-topics=(), camera=(), geolocation=(), microphone=(), payment=(), usb=()");
  expect(scanPermissions).toBe(permissions.replace("camera=()", "camera=(self)"));
  expect(policy).not.toContain("unsafe-eval");
  expect(scanPolicy).toBe(policy.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"));
});

test("upgrades requests to https only if visitors use https", async () => {
  const policyOf = async (https: boolean) => (await openSite({ https }).get()).headers.get("content-security-policy");
  expect(await policyOf(true)).toContain("upgrade-insecure-requests");
  expect(await policyOf(false)).not.toContain("upgrade-insecure-requests");
});

test.each([
  ["br", brotliDecompressSync],
  ["gzip", gunzipSync],
])("the %s body decodes to the same page", async (encoding, decode) => {
  const answer = await openSite().get({ "accept-encoding": encoding });
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(answer.headers.get("content-encoding")).toBe(encoding);
  expect(answer.headers.get("content-length")).toBe(String(bytes.length));
  expect(decode(bytes).toString()).toBe(SENT);
});

test.each([
  ["the tag itself", (tag: string) => tag],
  ["its strong form", (tag: string) => tag.replace("W/", "")],
  ["a list that holds it", (tag: string) => `"other", ${tag}`],
  ["any tag", () => "*"],
])("returns 304 to a browser that has the page by %s", async (_, known) => {
  const { get } = openSite();
  const tag = (await get()).headers.get("etag") ?? "";
  const answer = await get({ "if-none-match": known(tag) });
  expect([answer.status, await answer.text(), answer.headers.get("etag")]).toEqual([304, "", tag]);
});

test("sends the new page to a browser with an older one", async () => {
  const { get } = openSite();
  expect((await get({ "if-none-match": 'W/"older"' })).status).toBe(200);
});

test("renders a HEAD as a GET and returns the length", async () => {
  const { site, get } = openSite();
  const answer = await get({ method: "HEAD" });
  expect(site.rendered[0]?.method).toBe("GET");
  expect(answer.headers.get("content-length")).toBe(String(Buffer.byteLength(SENT)));
});

test("renders a page once with its own parameters, whatever else is in the URL", async () => {
  const { site, get } = openSite();
  await get({ url: `${ADDRESS}?utm_source=whatsapp&x=1` });
  await get();
  await get({ url: `${ADDRESS}?x=2&category=3` });
  expect(site.rendered.map((request) => request.url)).toEqual([ADDRESS, `${ADDRESS}?category=3`]);
});

test("renders a shared page without anything of its first visitor", async () => {
  const { site, get } = openSite();
  await get({ cookie: "theme=dark", "accept-language": "pa" });
  expect([...(site.rendered[0]?.headers ?? [])]).toEqual([]);
});

test("renders again for a new version", async () => {
  const { site, get } = openSite();
  await get();
  site.version = 2;
  expect(await (await get({}, async () => html("new"))).text()).toBe("new");
  expect(site.renders).toBe(2);
});

test("does not cache a render that began before the change", async () => {
  const { site, get } = openSite();
  const slow = Promise.withResolvers<Response>();
  const early = get({}, () => slow.promise);
  site.version = 2;
  slow.resolve(html("old"));
  expect(await (await early).text()).toBe("old");
  expect(await (await get({}, async () => html("new"))).text()).toBe("new");
});

test("a visitor after the change does not wait for the older render", async () => {
  const { site, get } = openSite();
  const slow = Promise.withResolvers<Response>();
  const early = get({}, () => slow.promise);
  site.version = 2;
  expect(await (await get({}, async () => html("new"))).text()).toBe("new");
  slow.resolve(html("old"));
  await early;
  expect(await (await get()).text()).toBe("new");
});

test("simultaneous visitors share one render", async () => {
  const { site, get } = openSite();
  const answers = await Promise.all([get(), get(), get()]);
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual([SENT, SENT, SENT]);
  expect(site.renders).toBe(1);
});

test("a failed render fails for all waiting visitors, and the next one tries again", async () => {
  const { site, get } = openSite();
  const fail = async () => {
    throw new Error("database gone");
  };
  const outcomes = await Promise.allSettled([get({}, fail), get({}, fail)]);
  expect(outcomes.map((outcome) => outcome.status)).toEqual(["rejected", "rejected"]);
  expect((await get()).status).toBe(200);
  expect(site.renders).toBe(2);
});

test.each([
  ["an error page", () => html("gone", { status: 404 })],
  ["a page that sets a cookie", () => html("hello", { headers: { "set-cookie": "nabz.seen=1" } })],
  ["a page that its route calls private", () => html("mine", { headers: { "cache-control": "private" } })],
])("sends %s with no-store and does not cache it", async (_, render) => {
  const { site, get } = openSite();
  const answers = [await get({}, async () => render()), await get({}, async () => render())];
  expect(answers.map((answer) => answer.headers.get("cache-control"))).toEqual(["no-store", "no-store"]);
  expect(site.renders).toBe(2);
});

test("never shares a page that sets a cookie between simultaneous visitors", async () => {
  const { site, get } = openSite();
  const render = async () => html("hello", { headers: { "set-cookie": `nabz.seen=${site.renders}` } });
  const answers = await Promise.all([get({}, render), get({}, render)]);
  const cookies = answers.map((answer) => answer.headers.get("set-cookie"));
  expect(new Set(cookies).size).toBe(2);
});

test("renders a session's page separately, protected and compressed", async () => {
  const { site, get } = openSite();
  const cookie = "nabz.session_token=signed";
  const url = "http://nabz.test/patient-dashboard";
  await get({ url }, async () => html("everybody's"));
  const answer = await get({ url, cookie, "accept-encoding": "br" });
  expect(site.rendered[1]?.headers.get("cookie")).toBe(cookie);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("content-security-policy")).toContain("'sha256-");
  expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe(SENT);
  expect(await (await get({ url })).text()).toBe("everybody's");
});

test("passes a form's redirect on with its cookies", async () => {
  const { get } = openSite();
  const headers = new Headers({ location: "/booking" });
  headers.append("set-cookie", "nabz.a=1");
  headers.append("set-cookie", "nabz.b=2");
  const answer = await get({ method: "POST" }, async () => new Response(null, { status: 303, headers }));
  expect([answer.status, answer.headers.get("location")]).toEqual([303, "/booking"]);
  expect(answer.headers.getSetCookie()).toEqual(["nabz.a=1", "nabz.b=2"]);
  expect(answer.headers.get("cache-control")).toBe("no-store");
});

test("keeps the caching of a feed's route", async () => {
  const headers = { "content-type": "application/xml", "cache-control": "public, max-age=3600" };
  const answer = await openSite().get({}, async () => new Response("<urlset/>", { headers }));
  expect(answer.headers.get("cache-control")).toBe("public, max-age=3600");
});

test("evicts the least recently used page", async () => {
  const { site, get } = openSite({ maxPages: 2 });
  for (const url of ["/a", "/b", "/a", "/c", "/a", "/b"]) await get({ url: `http://nabz.test${url}` });
  expect(site.rendered.map((request) => new URL(request.url).pathname)).toEqual(["/a", "/b", "/c", "/b"]);
});

test("a full queue returns a page that says so, and later requests succeed", async () => {
  const { get } = openSite({ atOnce: 1, waitingOfOne: 1 });
  const slow = Promise.withResolvers<Response>();
  const early = get({ url: "http://nabz.test/a" }, () => slow.promise);
  const waiting = get({ url: "http://nabz.test/b" });
  const tooLate = await get({ url: "http://nabz.test/c" });
  expect([tooLate.status, await tooLate.text()]).toEqual([503, "503"]);
  expect(tooLate.headers.get("content-security-policy")).toContain("default-src 'self'");
  expect(await (await get({ url: "http://nabz.test/c.data" })).text()).toBe("later");
  slow.resolve(html());
  expect([(await early).status, (await waiting).status]).toEqual([200, 200]);
  expect((await get({ url: "http://nabz.test/c" })).status).toBe(200);
});

test("a visitor is not rejected for sharing a page with one who has too many waiting", async () => {
  const { get } = openSite({ atOnce: 1, waitingOfOne: 1 });
  const slow = Promise.withResolvers<void>();
  const render = () => slow.promise.then(() => html());
  const greedy = ["/a", "/b", "/c"].map((path) => get({ url: `http://nabz.test${path}` }, render));
  const other = get({ url: "http://nabz.test/c", who: "203.0.113.8" });
  slow.resolve();
  expect((await Promise.all(greedy)).map(({ status }) => status)).toEqual([200, 200, 503]);
  expect((await other).status).toBe(200);
});

test("after a change cached pages come before visitors who have waited longer", async () => {
  const { site, get } = openSite({ atOnce: 1 });
  await get();
  site.version = 2;
  const slow = Promise.withResolvers<void>();
  const render = () => slow.promise.then(() => html());
  const waiting = ["/a", "/b"].map((path) => get({ url: `http://nabz.test${path}` }, render));
  const everybodys = get();
  slow.resolve();
  await Promise.all([...waiting, everybodys]);
  expect(site.rendered.map((request) => new URL(request.url).pathname)).toEqual(["/tests", "/a", "/tests", "/b"]);
});

test("reads a form before it waits, so that a slow upload occupies no place", async () => {
  const { pages } = openSite({ atOnce: 1 });
  const typing = new TransformStream<Uint8Array, Uint8Array>();
  const form = { method: "POST", body: typing.readable, duplex: "half" } as RequestInit;
  const seen: string[] = [];
  const render = async (request: Request) => {
    seen.push(await request.text());
    return html();
  };
  const slow = pages.answer(new Request(ADDRESS, form), "a", render);
  await pages.answer(new Request(ADDRESS, { method: "POST", body: "quick" }), "b", render);
  const writer = typing.writable.getWriter();
  await writer.write(new TextEncoder().encode("slow"));
  await writer.close();
  await slow;
  expect(seen).toEqual(["quick", "slow"]);
});

test("evicts the oldest page", async () => {
  const { site, get } = openSite({ maxPages: 2 });
  for (const url of ["/a", "/b", "/c", "/b", "/a"]) await get({ url: `http://nabz.test${url}` });
  expect(site.rendered.map((request) => new URL(request.url).pathname)).toEqual(["/a", "/b", "/c", "/a"]);
});
