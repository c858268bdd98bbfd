import { afterEach, expect, test } from "vitest";
import { getLastPage, storeLastPage } from "./last-page.ts";

afterEach(() => localStorage.clear());

test("opens the day board first, and later the last page used", () => {
  expect(getLastPage()).toBe("/admin/day");
  storeLastPage("/admin/work");
  expect(getLastPage()).toBe("/admin/work");
  storeLastPage("/admin/lab");
  expect(getLastPage()).toBe("/admin/work");
  storeLastPage("/admin");
  expect(getLastPage()).toBe("/admin");
});

test("ignores other pages", () => {
  localStorage.setItem("nabz_desk_page", JSON.stringify("https://elsewhere.example"));
  expect(getLastPage()).toBe("/admin/day");
});
