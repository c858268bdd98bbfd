import { expect, test } from "vitest";
import { packageRows } from "#db/seed/catalogue/packages.ts";
import { testRows } from "#db/seed/catalogue/tests.ts";
import { searchCatalogue } from "./search.ts";
import { partsOf, whyFound } from "./why.ts";

const nameOf = new Map(testRows.map(({ id, name }) => [id, name]));
const catalogue = [
  ...testRows,
  ...packageRows.map((row) => ({ ...row, tests: row.testIds.map((id) => ({ name: nameOf.get(id) ?? "" })) })),
];

function found(typed: string, name: RegExp) {
  const one = searchCatalogue(catalogue, typed).find(({ thing }) => name.test(thing.name));
  if (!one) throw new Error(`${typed} finds no ${name}`);
  return one;
}

test.each([
  ["thyroid", /^Thyroid Profile/, { by: "name" }],
  ["hair fall", /^Vitamin and Energy/, { by: "knownAs", text: "hair fall" }],
  ["hair fall", /^Thyroid Profile/, { by: "description", text: "for hair fall" }],
  ["HLT-001", /^Comprehensive/, { by: "code", text: "HLT-001" }],
  ["khoon ki jaanch", /^Erythrocyte/, { by: "knownAs", text: "khoon ki jaanch" }],
  ["troponin", /^Troponin/, { by: "name" }],
])("%s finds %s for a reason that is told", (typed, name, why) => {
  expect(whyFound(found(typed, name))).toEqual(why);
});

test.each([
  ["thy", /^Thyroid Profile/, "[Thy]roid Profile (T3, T4, TSH)"],
  ["thyriod", /^Thyroid Profile/, "[Thyroid] Profile (T3, T4, TSH)"],
  ["ਸ਼ੂਗਰ", /^Fasting Blood Sugar/, "Fasting Blood [Sugar] (FBS)"],
  ["vit d", /^Vitamin D3/, "[Vitamin] D3 (25-hydroxy)"],
  ["women", /^Women/, "[Women]'s Health Package"],
])("of %s is marked in %s: %s", (typed, name, marked) => {
  const { thing, hits } = found(typed, name);
  const parts = partsOf(thing.name, hits).map(({ text, isMeant }) => (isMeant && text ? `[${text}]` : text));
  expect(parts.join("")).toBe(marked);
});
