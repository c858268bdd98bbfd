import { expect, test } from "vitest";
import { packageRows } from "#db/seed/packages.ts";
import { testRows } from "#db/seed/tests.ts";
import { explainMatch, highlightName } from "./match-highlight.ts";
import { searchCatalogue } from "./search.ts";

const namesById = new Map(testRows.map(({ id, name }) => [id, name]));
const catalogue = [
  ...testRows,
  ...packageRows.map((row) => ({ ...row, tests: row.testIds.map((id) => ({ name: namesById.get(id) ?? "" })) })),
];

function findResult(typed: string, name: RegExp) {
  const result = searchCatalogue(catalogue, typed).find(({ thing }) => name.test(thing.name));
  if (!result) throw new Error(`${typed} finds no ${name}`);
  return result;
}

test.each([
  ["thyroid", /^Thyroid Profile/, { by: "name" }],
  ["hair fall", /^Vitamin and Energy/, { by: "knownAs", text: "hair fall" }],
  ["hair fall", /^Thyroid Profile/, { by: "description", text: "for hair fall" }],
  ["HLT-001", /^Comprehensive/, { by: "code", text: "HLT-001" }],
  ["khoon ki jaanch", /^Erythrocyte/, { by: "knownAs", text: "khoon ki jaanch" }],
  ["troponin", /^Troponin/, { by: "name" }],
])("%s finds %s with a reason", (typed, name, why) => {
  expect(explainMatch(findResult(typed, name))).toEqual(why);
});

test.each([
  ["thy", /^Thyroid Profile/, "[Thy]roid Profile (T3, T4, TSH)"],
  ["thyriod", /^Thyroid Profile/, "[Thyroid] Profile (T3, T4, TSH)"],
  ["ਸ਼ੂਗਰ", /^Fasting Blood Sugar/, "Fasting Blood [Sugar] (FBS)"],
  ["vit d", /^Vitamin D3/, "[Vitamin] D3 (25-hydroxy)"],
  ["women", /^Women/, "[Women]'s Health Package"],
])("highlights for %s in %s: %s", (typed, name, expected) => {
  const { thing, hits } = findResult(typed, name);
  const marked = highlightName(thing.name, hits).map(({ text, isMeant }) => (isMeant && text ? `[${text}]` : text));
  expect(marked.join("")).toBe(expected);
});

test("a translated test is found by its English, by its text and by its gloss, without an English reason", () => {
  const [first] = testRows;
  if (!first) throw new Error("There are no tests.");
  const gloss = "ਖਾਲੀ ਪੇਟ ਸ਼ੂਗਰ";
  const translated = { ...first, description: "ਰਾਤ ਭਰ ਕੁਝ ਨਾ ਖਾਧਾ ਹੋਵੇ", englishDescription: "Checks the zebra.", gloss };
  for (const typed of ["zebra", "ਰਾਤ ਭਰ", "ਖਾਲੀ ਪੇਟ"]) {
    const [result] = searchCatalogue([translated], typed);
    expect([typed, result && explainMatch(result)]).toEqual([typed, { by: "name" }]);
  }
});
