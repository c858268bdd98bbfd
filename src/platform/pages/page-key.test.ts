import { expect, test } from "vitest";
import { createPageKey } from "./page-key.ts";

const pageKey = createPageKey({ privateCookiePrefix: "nabz.", parameters: ["category", "test"] });
const keyOf = (path: string, init?: RequestInit) => pageKey(new Request(`http://nabz.test${path}`, init));

test("a page without a query is named by its address", () => {
  expect(keyOf("/tests")).toBe("http://nabz.test/tests");
});

test("another host has pages of its own", () => {
  expect(pageKey(new Request("http://other.test/tests"))).toBe("http://other.test/tests");
});

test("tracking parameters are dropped", () => {
  const tracked = "utm_source=a&utm_campaign=b&gclid=1&fbclid=2&msclkid=3";
  expect(keyOf(`/tests?${tracked}`)).toBe("http://nabz.test/tests");
  expect(keyOf(`/tests?category=2&${tracked}`)).toBe("http://nabz.test/tests?category=2");
});

test("the order of the parameters does not matter", () => {
  expect(keyOf("/tests?test=1&category=2")).toBe(keyOf("/tests?category=2&test=1"));
});

test("a parameter that no page is known to read makes the page private", () => {
  expect(keyOf("/tests?sort=price")).toBeNull();
});

test.each(["nabz.session_token=1", "theme=dark; nabz.session_token=1", "__Secure-nabz.session_token=1"])(
  "the session cookie in %j makes the page private",
  (cookie) => expect(keyOf("/tests", { headers: { cookie } })).toBeNull(),
);

test("a cookie of somebody else does not", () => {
  expect(keyOf("/tests", { headers: { cookie: "_ga=nabz.1; not-nabz.x=2" } })).toBe("http://nabz.test/tests");
});

test("a posted form and a data request are private", () => {
  expect(keyOf("/contact", { method: "POST" })).toBeNull();
  expect(keyOf("/tests.data?_routes=tests")).toBeNull();
  expect(keyOf("/tests.data")).toBeNull();
});
