import { expect, test } from "vitest";
import { worthKeeping } from "./shown.ts";

const origin = "https://nabz.test";
const of = (shown: Partial<Parameters<typeof worthKeeping>[0]>) =>
  worthKeeping({ page: "/", files: [], answers: [], isUnseen: true, ...shown }, origin);

test("of what is shown the page, its files and its answers are kept", () => {
  expect(
    of({
      page: "/book/1?utm_source=x&hideSelector=true",
      files: ["/assets/a.js", "/favicon.svg", "https://elsewhere.test/assets/b.js"],
      answers: ["/api/lab", "/api/bookings/7/items", "/api/tests", "/api/admin/news", "https://elsewhere.test/api/lab"],
    }),
  ).toEqual({
    page: "/book/1?hideSelector=true",
    files: ["/assets/a.js"],
    answers: [
      { kind: "fact", address: "/api/lab" },
      { kind: "own", address: "/api/bookings/7/items" },
    ],
    isAskedAnew: false,
  });
});

test.each(["/admin", "/tests/9", "/login", "https://elsewhere.test/"])("%s is not kept", (page) => {
  expect(of({ page }).page).toBeNull();
});

test("a patient's page that came past the worker is asked for anew", () => {
  const page = "/patient-dashboard";
  expect([of({ page }).isAskedAnew, of({ page, isUnseen: false }).isAskedAnew]).toEqual([true, false]);
});
