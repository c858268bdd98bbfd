import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Product, runProduct } from "#test/product-process.ts";
import { createTempFolder } from "#test/temp-folder.ts";

/** What a service worker needs from the server. */
let folder: Awaited<ReturnType<typeof createTempFolder>>;
let product: Product;
beforeAll(async () => {
  folder = await createTempFolder();
  product = await runProduct({ DATA_DIR: folder.path, LOG_LEVEL: "error" });
});
afterAll(async () => {
  await product.stop("SIGTERM");
  await folder.remove();
});

const get = (path: string, headers = {}) => fetch(product.url + path, { headers, redirect: "manual" });

test("the worker is at the root, is revalidated each time, and is one file", async () => {
  const answer = await get("/sw.js");
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "cache-control": "public, no-cache",
    "content-security-policy": "default-src 'none'; connect-src 'self'",
    "content-type": "text/javascript; charset=utf-8",
    "x-content-type-options": "nosniff",
  });
  expect(await answer.text()).not.toMatch(/\bimport\b\s*[("'{]|importScripts/);
});

test("the worker transfers at most 8 kB, and names nothing of the build that serves it", async () => {
  expect(readFileSync("build/client/sw.js.br").length).toBeLessThanOrEqual(8000);
  expect(readFileSync("build/client/sw.js", "utf8")).not.toMatch(/assets\/[\w-]+\.(?:js|css)/);
});

test("the offline page needs nothing but its stylesheet, and hides what may not be cached", async () => {
  const answer = await get("/offline");
  const html = await answer.text();
  expect([answer.status, answer.headers.get("cache-control")]).toEqual([200, "public, max-age=0, must-revalidate"]);
  expect(html).not.toContain("<script");
  expect(html).toMatch(/<a class="[^"]*" href="\/patient-dashboard" hidden="">My Bookings<\/a>/);
  expect(html).toContain('href="tel:+919876543210"');
});

test("a page names its cache owner, and a public one names none", async () => {
  const login = await fetch(`${product.url}/api/patient/session`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ phone: "9876500001" }),
  });
  const cookie = login.headers
    .getSetCookie()
    .map((value) => value.split(";")[0])
    .join("; ");
  const fetchOwner = async (path: string, headers = {}) => (await get(path, headers)).headers.get("nabz-whose");
  expect(await fetchOwner("/patient-dashboard", { cookie })).toMatch(/^[\w-]{22}$/);
  expect(await fetchOwner("/patient-dashboard")).toBe("nobody");
  for (const path of ["/", "/contact", "/book/1"])
    expect([path, await fetchOwner(path, { cookie })]).toEqual([path, null]);
});
