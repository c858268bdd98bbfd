import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("no field cuts what is typed or pasted: what is too long is refused with a sentence", () => {
  const pages = globSync("src/web/**/*.tsx");
  expect(pages.length).toBeGreaterThan(100);
  expect(pages.filter((page) => /\bmaxlength\b/i.test(readFileSync(page, "utf8")))).toEqual([]);
});
