import { afterEach, expect, test } from "vitest";
import { keepLastPage, lastPage } from "./last-page.ts";

afterEach(() => localStorage.clear());

test("the desk opens where somebody worked last, and at its table the first time", () => {
  expect(lastPage()).toBe("/admin");
  keepLastPage("/admin/day");
  expect(lastPage()).toBe("/admin/day");
  keepLastPage("/admin/lab");
  expect(lastPage()).toBe("/admin/day");
  keepLastPage("/admin");
  expect(lastPage()).toBe("/admin");
});

test("what is no page of the desk leads nowhere", () => {
  localStorage.setItem("nabz_desk_page", JSON.stringify("https://elsewhere.example"));
  expect(lastPage()).toBe("/admin");
});
