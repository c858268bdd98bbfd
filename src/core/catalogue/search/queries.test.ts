// Row 2.42
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { packageRows } from "#db/seed/catalogue/packages.ts";
import { testRows } from "#db/seed/catalogue/tests.ts";
import { searchCatalogue } from "./search.ts";

const nameOf = new Map(testRows.map(({ id, name }) => [id, name]));
const catalogue = [
  ...testRows.map((row) => ({ ...row, key: `t:${row.id}` })),
  ...packageRows.map((row) => ({
    ...row,
    key: `p:${row.id}`,
    tests: row.testIds.map((id) => ({ name: nameOf.get(id) ?? "" })),
  })),
];

/** What somebody typed who did not know the rules, and which tests and packages he looked for. */
function missesOf(file: string): string[] {
  const lines = readFileSync(`test/search/${file}`, "utf8").trim().split("\n");
  expect(lines).toHaveLength(150);
  return lines.flatMap((line) => {
    const [typed = "", wanted = ""] = line.split("\t");
    const first = searchCatalogue(catalogue, typed).slice(0, 3);
    const isHit = first.some(({ thing }) => wanted.split("|").includes(thing.key));
    return isHit ? [] : [`${typed}: wanted ${wanted}, found ${first.map(({ thing }) => thing.key).join(" ")}`];
  });
}

test.each([
  ["queries-a.tsv", 4],
  ["queries-b.tsv", 15],
])("of %s, at most %i of 150 do not find what was wanted among the first three", (file, most) => {
  const misses = missesOf(file);
  expect(misses.length, misses.join("\n")).toBeLessThanOrEqual(most);
});
