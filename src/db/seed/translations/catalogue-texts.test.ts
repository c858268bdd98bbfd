import { describe, expect, test } from "vitest";
import type { TranslationLanguage } from "#db/schema/values.ts";
import { categoryRows } from "#db/seed/categories.ts";
import { packageRows } from "#db/seed/packages.ts";
import { testRows } from "#db/seed/tests.ts";
import { faqRows } from "#demo/faqs.ts";
import { hindiCatalogue } from "./hi/catalogue.ts";
import { punjabiCatalogue } from "./pa/catalogue.ts";
import type { CatalogueTexts } from "./rows.ts";

const catalogues: Record<TranslationLanguage, CatalogueTexts> = { hi: hindiCatalogue, pa: punjabiCatalogue };

const testFields = [
  "description",
  "indication",
  "preparation",
  "about",
  "clinicalImportance",
  "testingProcess",
] as const;

const noteSentences = new Set(testRows.flatMap((row) => row.preparationNotes ?? []));

describe.each(Object.entries(catalogues))("the catalogue in %s", (language, catalogue) => {
  const pairs = listPairs(catalogue);

  test("has a text for every test, package, category, question and note, and for nothing else", () => {
    expectSame(
      Object.keys(catalogue.tests),
      testRows.map(({ code }) => code),
    );
    expectSame(
      Object.keys(catalogue.packages),
      packageRows.map(({ code }) => code),
    );
    expectSame(
      Object.keys(catalogue.categories),
      categoryRows.map(({ id }) => String(id)),
    );
    expectSame(
      Object.keys(catalogue.faqs),
      faqRows.map(({ id }) => String(id)),
    );
    expectSame(Object.keys(catalogue.notes), [...noteSentences]);
    for (const { of, text } of pairs) expect(text?.trim(), of).toBeTruthy();
  });

  test("keeps every number of the English text", () => {
    for (const { of, english, text = "" } of pairs) {
      for (const [number, count] of countNumbers(english)) {
        expect([of, number, (countNumbers(text).get(number) ?? 0) >= count]).toEqual([of, number, true]);
      }
    }
  });

  test("ends every sentence with a danda, and no label", () => {
    for (const { of, english, text } of pairs) {
      if (english.endsWith(".")) expect(text, of).toMatch(/।$/);
      else if (english.endsWith("?")) expect(text, of).toMatch(/\?$/);
      else expect(text, of).not.toMatch(/[।.]$/);
    }
  });

  test("is normalized, without a double space", () => {
    for (const { of, text = "" } of pairs) {
      expect(text.normalize("NFC"), of).toBe(text);
      expect(text, of).not.toMatch(/ {2}|^ | $/);
    }
  });

  test("a test's purpose fits on one line of the list, and its gloss below its name", () => {
    const graphemes = new Intl.Segmenter(language);
    const lengthOf = (text: string) => [...graphemes.segment(text)].length;
    for (const [code, { indication, gloss }] of Object.entries(catalogue.tests)) {
      expect(lengthOf(indication), code).toBeLessThanOrEqual(34);
      expectGloss(gloss, lengthOf, code);
    }
    for (const [code, { gloss }] of Object.entries(catalogue.packages)) expectGloss(gloss, lengthOf, code);
  });
});

type Pair = { of: string; english: string; text: string | undefined };

/** Every English text of the seed beside its translation. */
function listPairs(catalogue: CatalogueTexts): Pair[] {
  return [
    ...testRows.flatMap((row) =>
      testFields.map((field) => ({
        of: `${row.code} ${field}`,
        english: row[field],
        text: catalogue.tests[row.code]?.[field],
      })),
    ),
    ...packageRows.flatMap((row) =>
      (["tagline", "description"] as const).map((field) => ({
        of: `${row.code} ${field}`,
        english: row[field],
        text: catalogue.packages[row.code]?.[field],
      })),
    ),
    ...categoryRows.flatMap((row) =>
      (["name", "description"] as const).map((field) => ({
        of: `category ${row.id} ${field}`,
        english: row[field],
        text: catalogue.categories[row.id]?.[field],
      })),
    ),
    ...faqRows.flatMap((row) =>
      (["question", "answer"] as const).map((field) => ({
        of: `question ${row.id} ${field}`,
        english: row[field],
        text: catalogue.faqs[row.id]?.[field],
      })),
    ),
    ...[...noteSentences].map((note) => ({ of: note, english: note, text: catalogue.notes[note] })),
  ];
}

/** The numbers of a text, as in "10-12", "5.7" and "B12", with how often each is said. */
function countNumbers(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [number] of text.matchAll(/\d+(?:[.,:]\d+)*/g)) counts.set(number, (counts.get(number) ?? 0) + 1);
  return counts;
}

function expectSame(keys: string[], meant: string[]): void {
  expect(keys.toSorted()).toEqual(meant.toSorted());
}

function expectGloss(gloss: string | undefined, lengthOf: (text: string) => number, of: string): void {
  if (gloss === undefined) return;
  expect(lengthOf(gloss), of).toBeLessThanOrEqual(24);
  expect(gloss, of).toMatch(/[^ ।.]$/);
}
