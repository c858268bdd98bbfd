import { expect, test } from "vitest";
import { getPrivateCacheName, isOutdated } from "./cache-names.ts";
import { CACHED_AT_HEADER, insertPreloads, listAssets, withCachedAt } from "./cached-response.ts";

const at = new Date("2026-11-23T05:12:00Z");

test("keeps the headers of a response except those about its transfer", async () => {
  const headers = {
    "content-type": "text/html",
    "content-security-policy": "default-src 'self'",
    "content-encoding": "br",
  };
  const cached = await withCachedAt(new Response("<head></head>", { headers }), at);
  expect(cached.headers.get("content-security-policy")).toBe("default-src 'self'");
  expect([cached.headers.has("content-encoding"), cached.headers.get(CACHED_AT_HEADER)]).toEqual([
    false,
    at.toISOString(),
  ]);
  expect(cached.headers.get("server-timing")).toBe('nabz-kept-at;desc="2026-11-23T05:12:00.000Z"');
});

test("lists each file that a page links to once", () => {
  const html = `<link href="/assets/root-a1.css"/><script>import "/assets/b_2-x.js"</script><link href="/assets/root-a1.css"/>`;
  expect(listAssets(html)).toEqual(["/assets/root-a1.css", "/assets/b_2-x.js"]);
});

test("lists the files of a page in another language below its base path", () => {
  expect(listAssets(`<link href="/pa/assets/patients-a1.css"/>`)).toEqual(["/pa/assets/patients-a1.css"]);
});

test("the offline page links to cached pages only", () => {
  const html = `<a href="/patient-dashboard" hidden="">Mine</a><a href="/" hidden="">Home</a>`;
  expect(insertPreloads(["/patient-dashboard"], html)).toBe(
    `<a href="/patient-dashboard">Mine</a><a href="/" hidden="">Home</a>`,
  );
});

test("deletes an earlier worker's caches, and keeps others of this address", () => {
  expect(
    ["nabz-files-0", "nabz-own-0-x", "nabz-files-1", "nabz-seen-1", getPrivateCacheName("x"), "theirs"].filter(
      isOutdated,
    ),
  ).toEqual(["nabz-files-0", "nabz-own-0-x"]);
});
