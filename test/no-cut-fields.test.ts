import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("no field cuts its input: what is too long is rejected with a sentence", () => {
  const pages = globSync("src/web/**/*.tsx");
  expect(pages.length).toBeGreaterThan(100);
  expect(pages.filter((page) => /\bmaxlength\b/i.test(readFileSync(page, "utf8")))).toEqual([]);
});
