import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const files = globSync("src/web/**/*.tsx").filter((file) => /: RowLayout = \{/.test(readFileSync(file, "utf8")));

/** The forms of a list that have a template, with the areas that it names. */
function listTemplates(text: string): [form: string, areas: string[]][] {
  const [, layout = ""] = /: RowLayout = (\{[^}]*\})/.exec(text) ?? [];
  return [...layout.matchAll(/(card|row|slim):\s*'([^/]*)/g)].map(([, form = "", areas = ""]) => [
    form,
    areas.replaceAll('"', " ").split(/\s+/),
  ]);
}

/** The columns of a file: where each stands, where it is hidden, and whether it is the arrow that each form places. */
function listColumns(text: string) {
  return text
    .split(/(?=\barea: ")/)
    .slice(1)
    .map((column) => ({
      area: /^area: "([\w-]+)"/.exec(column)?.[1] ?? "",
      hiddenIn: /\bhiddenIn: \[([^\]]*)\]/.exec(column)?.[1] ?? "",
      isAction: /\blook: "action"/.test(column),
    }));
}

test("lists with templates are found", () => expect(files.length).toBeGreaterThan(8));

test.each(files)("each column of %s has a place in every form of the list, or is hidden there", (file) => {
  const text = readFileSync(file, "utf8");
  const columns = listColumns(text);
  expect(columns).not.toEqual([]);
  const misplaced = listTemplates(text).flatMap(([form, areas]) =>
    columns
      .filter(({ area, hiddenIn, isAction }) => !(isAction || areas.includes(area) || hiddenIn.includes(form)))
      .map(({ area }) => `${area} in ${form}`),
  );
  expect(misplaced).toEqual([]);
});
