import { afterEach, expect, test } from "vitest";
import { keepLastPage, lastPage } from "./last-page.ts";

afterEach(() => localStorage.clear());

test("opens the day in a browser where nobody has worked yet, and then where somebody worked last", () => {
  expect(lastPage()).toBe("/admin/day");
  keepLastPage("/admin/work");
  expect(lastPage()).toBe("/admin/work");
  keepLastPage("/admin/lab");
  expect(lastPage()).toBe("/admin/work");
  keepLastPage("/admin");
  expect(lastPage()).toBe("/admin");
});

test("what is no page of the desk leads nowhere", () => {
  localStorage.setItem("nabz_desk_page", JSON.stringify("https://elsewhere.example"));
  expect(lastPage()).toBe("/admin/day");
});
