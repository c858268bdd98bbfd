import { expect, test } from "vitest";
import { classifyRequest, getCacheKey, getPageKey } from "./request-kind.ts";

const toUrl = (path: string) => new URL(path, "https://nabz.test");
const classify = (path: string, { method = "GET", isPage = false } = {}) =>
  classifyRequest({ method, url: toUrl(path), isPage });
const pageKind = (path: string) => classify(path, { isPage: true });

test.each([
  "/",
  "/test-packages",
  "/tests-new",
  "/all-tests",
  "/tests",
  "/contact",
  "/book/1?hideSelector=true",
  "/booking",
])("%s is a page worth having offline", (path) => {
  expect(pageKind(path)).toBe("page");
});

test.each([
  "/test-packages/5",
  "/tests/9",
  "/tests-new?search=hiv",
  "/tests?category=3",
  "/test-review?tests=5,9",
  "/login",
  "/privacy",
  "/contact?sent=1",
  "/no-such-page",
])("%s is not cached; the offline page replaces it", (path) => {
  expect(pageKind(path)).toBe("other-page");
});

test.each([
  "/admin",
  "/admin/patients?search=Kaur",
  "/admin/messages",
  "/test-whatsapp",
  "/whatsapp-test",
  "/api/docs",
  "/api/admin/session",
])("%s belongs to the staff area, and is never cached", (path) => {
  expect([pageKind(path), classify(path)]).toEqual(["not-ours", "not-ours"]);
});

test.each([
  "/healthz",
  "/readyz",
  "/metrics",
  "/sw.js",
  "/favicon.svg",
  "/share/home.png",
  "/sitemap.xml",
  "/api/tests",
])("%s is left to the network", (path) => {
  expect(classify(path)).toBe("not-ours");
});

test.each(["/api/patient/session", "/api/bookings?patientId=7&limit=200", "/api/bookings/12/items"])(
  "%s is a patient's own response",
  (path) => {
    expect(classify(path)).toBe("own");
  },
);

test.each([
  "/api/bookings",
  "/api/bookings?search=Kaur",
  "/api/bookings?patientId=7&before=xyz",
  "/api/bookings/12/report",
  "/api/bookings/12/reports",
  "/api/patients/7",
  "/api/patients/by-phone/9876500001",
])("%s is a patient's call whose response is not cached", (path) => {
  expect(classify(path)).toBe("own-call");
});

test("a response opened as a page is not cached either", () => {
  expect(pageKind("/api/bookings/12/items")).toBe("own-call");
});

test.each([
  ["POST", "/api/patient/session"],
  ["DELETE", "/api/patient/session"],
  ["POST", "/login"],
  ["POST", "/patient-dashboard"],
])("%s %s is a login or logout", (method, path) => {
  expect(classify(path, { method })).toBe("sign");
});

test.each([
  ["POST", "/api/bookings"],
  ["POST", "/api/slot-holds"],
  ["PUT", "/api/bookings/12/report"],
  ["POST", "/api/admin/session"],
  ["POST", "/book/1"],
])("%s %s bypasses the worker", (method, path) => {
  expect(classify(path, { method })).toBe("not-ours");
});

test("a page is cached once for all parameters that it does not read", () => {
  expect(getPageKey(toUrl("/?utm_source=x"))).toBe("/");
  expect(getPageKey(toUrl("/book/1?utm_source=x&hideSelector=true"))).toBe("/book/1?hideSelector=true");
  expect(getPageKey(toUrl("/patient-dashboard?tab=all&welcome=1"))).toBe("/patient-dashboard");
  expect(getPageKey(toUrl("/patient-dashboard?patient=2&tab=all"))).toBe("/patient-dashboard?patient=2");
});

test.each([
  ["/pa", "page"],
  ["/pa/", "page"],
  ["/hi/tests-new", "page"],
  ["/pa/book/1", "page"],
  ["/pa/patient-dashboard", "own-page"],
  ["/hi/tests/9", "other-page"],
  ["/pa/v/secret", "not-ours"],
  ["/xx/tests-new", "other-page"],
])("%s is, in its language, of the kind %s", (path, kind) => {
  expect(pageKind(path)).toBe(kind);
});

test("files and logins of another language are files and logins", () => {
  expect(classify("/pa/assets/a.js")).toBe("file");
  expect(classify("/hi/login", { method: "POST" })).toBe("sign");
});

test("a page is cached once in each language", () => {
  expect(["/", "/pa", "/pa/?utm_source=x", "/hi/"].map((path) => getPageKey(toUrl(path)))).toEqual([
    "/",
    "/pa/",
    "/pa/",
    "/hi/",
  ]);
  expect(getPageKey(toUrl("/pa/book/1?utm_source=x&test=7"))).toBe("/pa/book/1?test=7");
  expect(getPageKey(toUrl("/pa/patient-dashboard?patient=2&tab=all"))).toBe("/pa/patient-dashboard?patient=2");
});

test("an API response is cached once in each language", () => {
  const keyOf = (path: string, language?: string) =>
    getCacheKey({ url: toUrl(path).href, headers: new Headers(language ? { "accept-language": language } : {}) });
  expect([keyOf("/api/lab"), keyOf("/api/lab", "en"), keyOf("/api/lab", "pa")]).toEqual([
    "/api/lab",
    "/api/lab",
    "/api/lab?lang=pa",
  ]);
  expect(keyOf("/api/bookings?patientId=1", "hi")).toBe("/api/bookings?patientId=1&lang=hi");
  expect([keyOf("/pa/tests-new", "pa"), keyOf("/assets/a.js", "pa")]).toEqual(["/pa/tests-new", "/assets/a.js"]);
});
