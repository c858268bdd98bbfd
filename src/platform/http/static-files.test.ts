import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { precompress } from "#platform/pages/precompress.server.ts";
import { createStaticFiles } from "./static-files.server.ts";

const SCRIPT = "export const tests = 54;\n".repeat(100);
const site = mkdtempSync(join(tmpdir(), "static-files-"));
const folder = join(site, "client");
let answer: ReturnType<typeof createStaticFiles>;

beforeAll(async () => {
  const files = {
    "client/assets/app-1a2b.js": SCRIPT,
    "client/robots.txt": "User-agent: *\n",
    "client/sw.js": SCRIPT,
    "client/sample report.pdf": "%PDF",
    "client/.vite/manifest.json": "{}",
    "secret.txt": "secret",
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(site, name)), { recursive: true });
    writeFileSync(join(site, name), content);
  }
  symlinkSync(join(site, "secret.txt"), join(folder, "link.txt"));
  await precompress(folder);
  answer = createStaticFiles(folder);
});

afterAll(() => rmSync(site, { recursive: true }));

const request = (path: string, init?: RequestInit) => answer(new Request(`http://nabz.test${path}`, init));

test("browsers cache a hashed file for a year", () => {
  expect(Object.fromEntries(request("/assets/app-1a2b.js")?.headers ?? [])).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-length": String(SCRIPT.length),
    "content-type": "text/javascript; charset=utf-8",
    etag: expect.stringMatching(/^W\/"/),
    vary: "Accept-Encoding",
    "x-content-type-options": "nosniff",
  });
});

test("files of another language stand below its base path", () => {
  const files = createStaticFiles(folder, "/pa");
  const ask = (path: string) => files(new Request(`http://nabz.test${path}`));
  expect(ask("/pa/assets/app-1a2b.js")?.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(ask("/pa/assets/old.js")?.status).toBe(404);
  for (const path of ["/assets/app-1a2b.js", "/assets/old.js", "/pa", "/pa/tests"]) expect(ask(path)).toBeUndefined();
});

test("browsers cache other files for an hour", () => {
  expect(request("/robots.txt")?.headers.get("cache-control")).toBe("public, max-age=3600");
});

test("the service worker is revalidated each time, and may connect only to this server", () => {
  expect(Object.fromEntries(request("/sw.js")?.headers ?? [])).toMatchObject({
    "cache-control": "public, no-cache",
    "content-security-policy": "default-src 'none'; connect-src 'self'",
    "content-type": "text/javascript; charset=utf-8",
  });
});

test("sends the compressed sibling to clients that accept it", async () => {
  const sent = request("/assets/app-1a2b.js?v=1", { headers: { "accept-encoding": "br" } });
  const bytes = Buffer.from((await sent?.arrayBuffer()) ?? new ArrayBuffer(0));
  expect(sent?.headers.get("content-encoding")).toBe("br");
  expect(sent?.headers.get("content-length")).toBe(String(bytes.length));
  expect(brotliDecompressSync(bytes).toString()).toBe(SCRIPT);
});

test("sends a file without a sibling uncompressed", () => {
  const sent = request("/robots.txt", { headers: { "accept-encoding": "br, gzip" } });
  expect(sent?.headers.get("content-encoding")).toBeNull();
});

test("returns 304 to a browser that has the file", () => {
  const tag = request("/robots.txt")?.headers.get("etag") ?? "";
  expect(request("/robots.txt", { headers: { "if-none-match": tag } })?.status).toBe(304);
});

test("finds a name with a space", async () => {
  expect(await request("/sample%20report.pdf")?.text()).toBe("%PDF");
});

test("a HEAD has the length, a POST is not handled", () => {
  expect(request("/robots.txt", { method: "HEAD" })?.headers.get("content-length")).toBe("14");
  expect(request("/robots.txt", { method: "POST" })).toBeUndefined();
});

test.each(["/../secret.txt", "/..%2fsecret.txt", "/%2e%2e/secret.txt", "/assets/..%5c..%5csecret.txt", "//secret.txt"])(
  "no path leads out of the folder: %s",
  async (path) => {
    const sent = request(path);
    expect(sent?.status ?? 404).toBe(404);
  },
);

test.each(["/.vite/manifest.json", "/link.txt", "/assets", "/assets/app-1a2b.js.br"])("%s is not served", (path) => {
  expect(request(path)?.status ?? 404).toBe(404);
});

test("returns 404 for a script of an older build, and leaves other unknown paths to the router", () => {
  expect(request("/assets/app-0000.js")?.status).toBe(404);
  expect(request("/tests")).toBeUndefined();
});
