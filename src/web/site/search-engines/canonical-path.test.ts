import { expect, test } from "vitest";
import { canonicalPath } from "./canonical-path.ts";

test.each([
  ["/all-tests", "/tests-new"],
  ["/tests", "/tests-new"],
  ["/tests/", "/tests-new"],
  ["/booking", "/book"],
])("%s is told as %s", (alias, canonical) => {
  expect(canonicalPath(alias)).toBe(canonical);
});

test.each(["/", "/tests-new", "/tests/5", "/book/5"])("%s is its own address", (path) => {
  expect(canonicalPath(path)).toBe(path);
});

test("a trailing slash does not make another page", () => {
  expect(canonicalPath("/contact/")).toBe("/contact");
  expect(canonicalPath("//")).toBe("/");
});
