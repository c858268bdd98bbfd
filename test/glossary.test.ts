import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { hindi as hindiErrors } from "#api/i18n/hi/texts.ts";
import { punjabi as punjabiErrors } from "#api/i18n/pa/texts.ts";
import * as hindiSentences from "#core/i18n/hi/sentences.ts";
import * as punjabiSentences from "#core/i18n/pa/sentences.ts";
import { hindiCatalogue } from "#db/seed/translations/hi/catalogue.ts";
import { punjabiCatalogue } from "#db/seed/translations/pa/catalogue.ts";
import * as hindiWords from "#web/i18n/hi/words.ts";
import * as punjabiWords from "#web/i18n/pa/words.ts";
import { listTexts } from "./list-texts.ts";

/** Words of docs/glossary.md that no text may use, each with the term that it would stand for. */
const never = readFileSync("docs/glossary.md", "utf8")
  .split("\n")
  .map((line) => line.split("|").map((cell) => cell.trim()))
  .filter((cells) => cells.length === 7 && cells[4] !== "never" && cells[4] !== "" && cells[4] !== "-")
  .flatMap(([, term = "", , , words = ""]) => words.split(", ").map((word) => ({ term, word: word.normalize("NFC") })));

const dictionaries = {
  "core in Punjabi": punjabiSentences,
  "core in Hindi": hindiSentences,
  "API in Punjabi": punjabiErrors,
  "API in Hindi": hindiErrors,
  "pages in Punjabi": { ...punjabiWords, admin: undefined },
  "pages in Hindi": { ...hindiWords, admin: undefined },
  "catalogue in Punjabi": punjabiCatalogue,
  "catalogue in Hindi": hindiCatalogue,
};

test("the glossary names words that no text may use", () => {
  expect(never.length).toBeGreaterThan(15);
});

test.each(Object.entries(dictionaries))("%s says each term by its one word", (_, dictionary) => {
  const found = listTexts(dictionary).flatMap((text) =>
    never.filter(({ word }) => hasWord(text, word)).map(({ term, word }) => `${term}: "${word}" in "${text}"`),
  );
  expect(found).toEqual([]);
});

test.each(Object.entries(dictionaries))("%s is written in one form of Unicode", (_, dictionary) => {
  expect(listTexts(dictionary).filter((text) => text !== text.normalize("NFC"))).toEqual([]);
});

/** Whether a text has the word, whole: letters and signs of the script before or after make it another one. */
function hasWord(text: string, word: string): boolean {
  return new RegExp(`(?<![\\p{L}\\p{M}])${word}(?![\\p{L}\\p{M}])`, "u").test(text.normalize("NFC"));
}
