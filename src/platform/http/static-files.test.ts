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

const ask = (path: string, init?: RequestInit) => answer(new Request(`http://nabz.test${path}`, init));

test("a hashed file is kept by browsers for a year", () => {
  expect(Object.fromEntries(ask("/assets/app-1a2b.js")?.headers ?? [])).toMatchObject({
    "cache-control": "public, max-age=31536000, immutable",
    "content-length": String(SCRIPT.length),
    "content-type": "text/javascript; charset=utf-8",
    etag: expect.stringMatching(/^W\/"/),
    vary: "Accept-Encoding",
    "x-content-type-options": "nosniff",
  });
});

test("any other file is kept for an hour", () => {
  expect(ask("/robots.txt")?.headers.get("cache-control")).toBe("public, max-age=3600");
});

test("the service worker is asked for each time, and reaches nothing but this server", () => {
  expect(Object.fromEntries(ask("/sw.js")?.headers ?? [])).toMatchObject({
    "cache-control": "public, no-cache",
    "content-security-policy": "default-src 'none'; connect-src 'self'",
    "content-type": "text/javascript; charset=utf-8",
  });
});

test("the compressed sibling is sent to those who accept it", async () => {
  const sent = ask("/assets/app-1a2b.js?v=1", { headers: { "accept-encoding": "br" } });
  const bytes = Buffer.from((await sent?.arrayBuffer()) ?? new ArrayBuffer(0));
  expect(sent?.headers.get("content-encoding")).toBe("br");
  expect(sent?.headers.get("content-length")).toBe(String(bytes.length));
  expect(brotliDecompressSync(bytes).toString()).toBe(SCRIPT);
});

test("a file without a sibling is sent as it is", () => {
  const sent = ask("/robots.txt", { headers: { "accept-encoding": "br, gzip" } });
  expect(sent?.headers.get("content-encoding")).toBeNull();
});

test("a browser that has the file gets 304", () => {
  const tag = ask("/robots.txt")?.headers.get("etag") ?? "";
  expect(ask("/robots.txt", { headers: { "if-none-match": tag } })?.status).toBe(304);
});

test("a name with a space is found", async () => {
  expect(await ask("/sample%20report.pdf")?.text()).toBe("%PDF");
});

test("a HEAD tells the length, a POST is not for files", () => {
  expect(ask("/robots.txt", { method: "HEAD" })?.headers.get("content-length")).toBe("14");
  expect(ask("/robots.txt", { method: "POST" })).toBeUndefined();
});

test.each(["/../secret.txt", "/..%2fsecret.txt", "/%2e%2e/secret.txt", "/assets/..%5c..%5csecret.txt", "//secret.txt"])(
  "no path leads out of the folder: %s",
  async (path) => {
    const sent = ask(path);
    expect(sent?.status ?? 404).toBe(404);
  },
);

test.each(["/.vite/manifest.json", "/link.txt", "/assets", "/assets/app-1a2b.js.br"])(
  "%s is not for visitors",
  (path) => {
    expect(ask(path)?.status ?? 404).toBe(404);
  },
);

test("a script of an older build is 404 at once, another unknown path is left to the router", () => {
  expect(ask("/assets/app-0000.js")?.status).toBe(404);
  expect(ask("/tests")).toBeUndefined();
});
