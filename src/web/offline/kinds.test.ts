import { expect, test } from "vitest";
import { keyOf, kindOf } from "./kinds.ts";

const urlOf = (path: string) => new URL(path, "https://nabz.test");
const kind = (path: string, { method = "GET", isPage = false } = {}) => kindOf({ method, url: urlOf(path), isPage });
const pageKind = (path: string) => kind(path, { isPage: true });

test.each([
  "/",
  "/test-packages",
  "/tests-new",
  "/all-tests",
  "/tests",
  "/contact",
  "/book/1?hideSelector=true",
  "/booking",
])("%s is a page worth having without a line", (path) => {
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
])("%s is not kept; the offline page stands for it", (path) => {
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
])("%s is the desk's, and never kept", (path) => {
  expect([pageKind(path), kind(path)]).toEqual(["not-ours", "not-ours"]);
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
  expect(kind(path)).toBe("not-ours");
});

test.each(["/api/patient/session", "/api/bookings?patientId=7&limit=200", "/api/bookings/12/items"])(
  "%s is a patient's own answer",
  (path) => {
    expect(kind(path)).toBe("own");
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
])("%s is a patient's call whose answer is not kept", (path) => {
  expect(kind(path)).toBe("own-call");
});

test("an answer that is opened as a page is not kept either", () => {
  expect(pageKind("/api/bookings/12/items")).toBe("own-call");
});

test.each([
  ["POST", "/api/patient/session"],
  ["DELETE", "/api/patient/session"],
  ["POST", "/login"],
  ["POST", "/patient-dashboard"],
])("%s %s signs somebody in or out", (method, path) => {
  expect(kind(path, { method })).toBe("sign");
});

test.each([
  ["POST", "/api/bookings"],
  ["POST", "/api/slot-holds"],
  ["PUT", "/api/bookings/12/report"],
  ["POST", "/api/admin/session"],
  ["POST", "/book/1"],
])("%s %s goes by the worker unseen", (method, path) => {
  expect(kind(path, { method })).toBe("not-ours");
});

test("a page is kept once for all parameters that it does not read", () => {
  expect(keyOf(urlOf("/?utm_source=x"))).toBe("/");
  expect(keyOf(urlOf("/book/1?utm_source=x&hideSelector=true"))).toBe("/book/1?hideSelector=true");
  expect(keyOf(urlOf("/patient-dashboard?tab=all&welcome=1"))).toBe("/patient-dashboard");
  expect(keyOf(urlOf("/patient-dashboard?patient=2&tab=all"))).toBe("/patient-dashboard?patient=2");
});
