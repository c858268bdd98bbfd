import { expect, test } from "vitest";
import { getCanonicalPath } from "./canonical-path.ts";

test.each([
  ["/all-tests", "/tests-new"],
  ["/tests", "/tests-new"],
  ["/tests/", "/tests-new"],
  ["/booking", "/book"],
])("%s has the canonical path %s", (alias, canonical) => {
  expect(getCanonicalPath(alias)).toBe(canonical);
});

test.each(["/", "/tests-new", "/tests/5", "/book/5"])("%s is its own canonical path", (path) => {
  expect(getCanonicalPath(path)).toBe(path);
});

test("ignores a trailing slash", () => {
  expect(getCanonicalPath("/contact/")).toBe("/contact");
  expect(getCanonicalPath("//")).toBe("/");
});
