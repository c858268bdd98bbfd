import { expect, test } from "vitest";
import { getPathLanguage, negotiateLanguage, stripLanguage } from "./languages.ts";

test.each([
  ["/", "en"],
  ["/pa", "pa"],
  ["/pa/tests/5", "pa"],
  ["/hi/book?tests=1", "hi"],
  ["/packages", "en"],
  ["/en", "en"],
  ["/PA/tests", "en"],
])("the page %s is in %s", (path, language) => {
  expect(getPathLanguage(new URL(path, "http://nabz.test").pathname)).toBe(language);
});

test.each([
  ["/", "/"],
  ["/pa", "/"],
  ["/pa/", "/"],
  ["/hi/tests/5", "/tests/5"],
  ["/packages", "/packages"],
  ["/xx/tests", "/xx/tests"],
])("the path %s is %s without its language", (path, rest) => {
  expect(stripLanguage(path)).toBe(rest);
});

test.each([
  [undefined, "en"],
  ["", "en"],
  ["pa", "pa"],
  ["pa-IN,pa;q=0.9,en-GB;q=0.8", "pa"],
  ["EN-us,en;q=0.5", "en"],
  ["fr-FR,fr;q=0.9", "en"],
  ["en;q=0.3, hi;q=0.7", "hi"],
  ["hi;q=0, pa;q=0.1", "pa"],
  ["*", "en"],
])("Accept-Language %s is answered in %s", (header, language) => {
  expect(negotiateLanguage(header)).toBe(language);
});
