import { globSync, readFileSync } from "node:fs";
import { compile } from "tailwindcss";
import { expect, test } from "vitest";

const MAX_CSS_LINES = 1500;
/** Three of them are the letters of a language, of which a page has one. */
const MAX_CSS_FILES = 11;
const MAX_ARBITRARY_VALUES = 66;

const sources = globSync("src/web/**/*.{ts,tsx}", { exclude: ["**/*.test.*", "src/web/i18n/**"] });

/** Names that are not utilities: marks of a group, the cloth, and the parts of the ticket that ticket.css prints. */
const namedElsewhere = /^(group|peer)(\/\w+)?$|^on-cloth$|^skip$|^ticket(-\w+)?$/;

/** Returns the class names of a source: all of a `className`, and strings most of whose words are utilities. */
function listClassNames(text: string, isUtility: (name: string) => boolean): string[] {
  return [...text.matchAll(/(className=)?"([^"\n]+)"/g)].flatMap(([, attribute, content = ""]) => {
    const names = content.split(/\s+/).filter(Boolean);
    const isList = names.length > 1 && names.filter(isUtility).length * 2 >= names.length;
    return attribute || isList ? names : [];
  });
}

const theme = readFileSync("src/web/styles/theme.css", "utf8");

/** Returns those of the names for which Tailwind has a rule. */
async function findUtilities(names: string[]): Promise<Set<string>> {
  const { build } = await compile(`${theme}\n@tailwind utilities;`);
  const selectors = build(names).matchAll(/\.((?:\\[0-9a-f]+ |\\.|[\w·–-])+)/g);
  const found = new Set([...selectors].map(([, escaped = ""]) => unescapeName(escaped)));
  return new Set(names.filter((name) => found.has(name)));
}

/** "md\:flex" → "md:flex", "\32 xl\:flex" → "2xl:flex". */
function unescapeName(escaped: string): string {
  return escaped
    .replace(/\\([0-9a-f]+) /g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/\\(.)/g, "$1");
}

const texts = sources.map((file) => ({ file, text: readFileSync(file, "utf8").replace(/\/\*.*?\*\//gs, "") }));
const utilities = await findUtilities(texts.flatMap(({ text }) => text.match(/[^\s"`]+/g) ?? []));

test("every class name is a utility", () => {
  const unknown = texts.flatMap(({ file, text }) =>
    listClassNames(text, (name) => utilities.has(name))
      .filter((name) => !utilities.has(name) && !namedElsewhere.test(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
});

test("finds a name that is no utility", async () => {
  const known = await findUtilities(["flex", "p-4"]);
  expect([...known]).toEqual(["flex", "p-4"]);
  const found = listClassNames('<p className="padded" /> cx("flex p-four")', (name) => known.has(name));
  expect(found).toEqual(["padded", "flex", "p-four"]);
});

test(`at most ${MAX_ARBITRARY_VALUES} values are outside the scales`, () => {
  const arbitrary = texts.flatMap(({ text }) =>
    listClassNames(text, (name) => utilities.has(name)).filter((name) => name.includes("[")),
  );
  expect(arbitrary.length).toBeLessThanOrEqual(MAX_ARBITRARY_VALUES);
});

test(`styles are at most ${MAX_CSS_LINES} lines in ${MAX_CSS_FILES} files`, () => {
  const sheets = globSync("src/web/**/*.css");
  const lines = sheets.map((sheet) => readFileSync(sheet, "utf8").split("\n").length - 1);
  expect(sheets.length).toBeLessThanOrEqual(MAX_CSS_FILES);
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(MAX_CSS_LINES);
});
