import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { translationLanguages } from "#db/schema/values.ts";

/** The properties that a style sheet sets under a selector. */
function listProperties(file: string, selector: string): string[] {
  const sheet = readFileSync(file, "utf8");
  const begin = sheet.indexOf(`${selector} {`);
  return begin < 0
    ? []
    : [...sheet.slice(begin, sheet.indexOf("}", begin)).matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name = ""]) => name);
}

test.each(translationLanguages)("the letters of %s have all the room that pages read", (language) => {
  const sheets: Record<string, string> = JSON.parse(readFileSync("package.json", "utf8")).imports["#letters.css"];
  const needed = listProperties(sheets.default ?? "", ":root");
  expect(needed).toContain("--slots");
  expect(listProperties(sheets[`texts-${language}`] ?? "", `:root:lang(${language})`)).toEqual(needed);
});
