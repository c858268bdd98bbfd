import { expect, test } from "vitest";
import { selectCacheable } from "./page-report.ts";

const origin = "https://nabz.test";
const selectFor = (shown: Partial<Parameters<typeof selectCacheable>[0]>) =>
  selectCacheable({ page: "/", files: [], answers: [], isUnseen: true, ...shown }, origin);

test("caches the page, its files and its responses", () => {
  expect(
    selectFor({
      page: "/book/1?utm_source=x&hideSelector=true",
      files: ["/assets/a.js", "/favicon.svg", "https://elsewhere.test/assets/b.js"],
      answers: [
        "/api/lab",
        "/api/bookings/7/items",
        "/api/tests",
        "/api/admin/status",
        "https://elsewhere.test/api/lab",
      ],
    }),
  ).toEqual({
    page: "/book/1?hideSelector=true",
    files: ["/assets/a.js"],
    answers: [
      { kind: "fact", address: "/api/lab" },
      { kind: "own", address: "/api/bookings/7/items" },
    ],
    shouldRefetch: false,
  });
});

test.each(["/admin", "/tests/9", "/login", "https://elsewhere.test/"])("does not cache %s", (page) => {
  expect(selectFor({ page }).page).toBeNull();
});

test("fetches a patient's page again if it bypassed the worker", () => {
  const page = "/patient-dashboard";
  expect([selectFor({ page }).shouldRefetch, selectFor({ page, isUnseen: false }).shouldRefetch]).toEqual([
    true,
    false,
  ]);
});
