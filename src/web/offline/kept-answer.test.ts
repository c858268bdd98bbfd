import { expect, test } from "vitest";
import { isOutdated, ownCacheOf } from "./cache-names.ts";
import { asKept, filesOf, KEPT_AT, withLinksTo } from "./kept-answer.ts";

const at = new Date("2026-11-23T05:12:00Z");

test("an answer keeps its headers but those of how it was sent", async () => {
  const headers = {
    "content-type": "text/html",
    "content-security-policy": "default-src 'self'",
    "content-encoding": "br",
  };
  const kept = await asKept(new Response("<head></head>", { headers }), at);
  expect(kept.headers.get("content-security-policy")).toBe("default-src 'self'");
  expect([kept.headers.has("content-encoding"), kept.headers.get(KEPT_AT)]).toEqual([false, at.toISOString()]);
  expect(kept.headers.get("server-timing")).toBe('nabz-kept-at;desc="2026-11-23T05:12:00.000Z"');
});

test("the files that a page names are found once each", () => {
  const html = `<link href="/assets/root-a1.css"/><script>import "/assets/b_2-x.js"</script><link href="/assets/root-a1.css"/>`;
  expect(filesOf(html)).toEqual(["/assets/root-a1.css", "/assets/b_2-x.js"]);
});

test("the offline page leads to what is kept, and to nothing else", () => {
  const html = `<a href="/patient-dashboard" hidden="">Mine</a><a href="/" hidden="">Home</a>`;
  expect(withLinksTo(["/patient-dashboard"], html)).toBe(
    `<a href="/patient-dashboard">Mine</a><a href="/" hidden="">Home</a>`,
  );
});

test("what an earlier worker kept otherwise goes, and what others keep at this address stays", () => {
  expect(
    ["nabz-files-0", "nabz-own-0-x", "nabz-files-1", "nabz-seen-1", ownCacheOf("x"), "theirs"].filter(isOutdated),
  ).toEqual(["nabz-files-0", "nabz-own-0-x"]);
});
