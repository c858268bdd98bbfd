import { expect, test } from "vitest";
import { createPageCacheKey } from "./page-cache-key.ts";

const publicPages = { "": ["sent"], tests: ["test", "category"], terms: [] };
const pageKey = createPageCacheKey({ hasSessionCookie: (cookies) => cookies.includes("signed"), publicPages });
const keyOf = (path: string, init?: RequestInit) => pageKey(new Request(`http://nabz.test${path}`, init));

test("a page without a query has its URL as key", () => {
  expect(keyOf("/tests")).toBe("http://nabz.test/tests");
});

test("another host has its own pages", () => {
  expect(pageKey(new Request("http://other.test/tests"))).toBe("http://other.test/tests");
});

test.each(["utm_source=a&utm_campaign=b&gclid=1&fbclid=2&msclkid=3", "x=1", "sort=price", "constructor=1", ""])(
  "unused parameters lead to the same page: %j",
  (unknown) => {
    expect(keyOf(`/tests?${unknown}`)).toBe("http://nabz.test/tests");
    expect(keyOf(`/tests/5?category=2&${unknown}`)).toBe("http://nabz.test/tests/5?category=2");
  },
);

test("ignores a parameter of another page", () => {
  expect(keyOf("/?category=2&sent=yes")).toBe("http://nabz.test/?sent=yes");
  expect(keyOf("/constructor?category=2")).toBe("http://nabz.test/constructor");
});

test("ignores the order of parameters, and keeps each value of one", () => {
  expect(keyOf("/tests?test=1&category=2")).toBe(keyOf("/tests?category=2&test=1"));
  expect(keyOf("/tests?test=1&category=2&test=3")).toBe("http://nabz.test/tests?category=2&test=1&test=3");
});

test("with a session pages are personal, but public ones are shared", () => {
  const signed = { headers: { cookie: "theme=dark; signed=1" } };
  for (const own of ["/patient-dashboard", "/admin?search=5", "/constructor"]) expect(keyOf(own, signed)).toBeNull();
  for (const shared of ["/", "/tests/5?category=2", "/terms"]) expect(keyOf(shared, signed)).toBe(keyOf(shared));
});

test("a page in another language is as public as the English one, under a key of its own", () => {
  const ofThree = createPageCacheKey({ hasSessionCookie: () => true, publicPages, basePaths: ["/pa", "/hi"] });
  const keyOfThree = (path: string) =>
    ofThree(new Request(`http://nabz.test${path}`, { headers: { cookie: "signed=1" } }));
  expect(keyOfThree("/pa/tests/5?category=2&utm_source=a")).toBe("http://nabz.test/pa/tests/5?category=2");
  expect(keyOfThree("/hi?sent=yes&x=1")).toBe("http://nabz.test/hi?sent=yes");
  expect(keyOfThree("/pa/")).toBe("http://nabz.test/pa/");
  for (const own of ["/pa/patient-dashboard", "/tests.data", "/pa/tests.data", "/xx/tests"])
    expect([own, keyOfThree(own)]).toEqual([own, null]);
});

test("other cookies change nothing", () => {
  expect(keyOf("/tests", { headers: { cookie: "nabz.session_token=1" } })).toBe("http://nabz.test/tests");
});

test("posted forms and data requests are private", () => {
  expect(keyOf("/contact", { method: "POST" })).toBeNull();
  expect(keyOf("/tests.data?_routes=tests")).toBeNull();
  expect(keyOf("/tests.data")).toBeNull();
});
