import { expect, test } from "vitest";
import { createRouteNamer } from "./route-names.ts";

const nameOf = createRouteNamer([
  "/",
  "/tests",
  "/tests/:id",
  "/meta-ad/advert.svg",
  "/api/bookings/:id/status",
  "/api/slots/:day",
  "/api/slots/days",
]);

test.each([
  ["/", "/"],
  ["/_root.data", "/"],
  ["/tests", "/tests"],
  ["/tests.data", "/tests"],
  ["/tests/5", "/tests/{id}"],
  ["/tests/5.data", "/tests/{id}"],
  ["/meta-ad/advert.svg", "/meta-ad/advert.svg"],
  ["/api/bookings/12/status", "/api/bookings/{id}/status"],
  ["/api/slots/days", "/api/slots/days"],
  ["/api/slots/2026-11-25", "/api/slots/{day}"],
  ["/assets/page-D3f4k2l1.js", "/assets/*"],
  ["/wp-login.php", "other"],
  ["/tests/5/6/7", "other"],
  ["//", "other"],
  ["", "other"],
  ["/%", "other"],
])("%s is named %s", (path, name) => {
  expect(nameOf(path)).toBe(name);
});

test("a thousand unknown paths have one name, and so do a thousand tests", () => {
  const names = new Set(Array.from({ length: 1000 }, (_, n) => [nameOf(`/x/${n}`), nameOf(`/tests/${n}`)]).flat());
  expect([...names].sort()).toEqual(["/tests/{id}", "other"]);
});
