import type { Db } from "#db/client.server.ts";
import { catalogueTexts, type faqs } from "#db/schema/catalogue.ts";
import { translationLanguages } from "#db/schema/values.ts";
import { categoryRows } from "./categories.ts";
import { packageRows } from "./packages.ts";
import { testRows } from "./tests.ts";
import { hindiCatalogue } from "./translations/hi/catalogue.ts";
import { punjabiCatalogue } from "./translations/pa/catalogue.ts";
import type { CatalogueTexts } from "./translations/rows.ts";

type TextRow = typeof catalogueTexts.$inferInsert;
type FaqRow = typeof faqs.$inferInsert;
/** Texts of one thing by field, with the English that each translates. */
type Texts = Partial<Record<TextRow["field"], [text: string | undefined, source: string]>>;

const catalogues: Record<TextRow["language"], CatalogueTexts> = { pa: punjabiCatalogue, hi: hindiCatalogue };

/** Stores the texts of the seeded catalogue, and of these questions, in every other language, as drafts. */
export async function seedTranslations(db: Db, questions: readonly FaqRow[]): Promise<void> {
  for (const language of translationLanguages) {
    const texts = listTexts(catalogues[language], questions);
    await db.insert(catalogueTexts).values(texts.flatMap((entry) => toRows(language, entry)));
  }
}

type SeededTexts = { kind: TextRow["kind"]; id: number; texts: Texts };

function listTexts(catalogue: CatalogueTexts, questions: readonly FaqRow[]): SeededTexts[] {
  return [
    ...testRows.map(({ id, ...row }): SeededTexts => {
      const own = catalogue.tests[row.code];
      const texts: Texts = {
        gloss: [own?.gloss, row.name],
        description: [own?.description, row.description],
        indication: [own?.indication, row.indication],
        preparation: [own?.preparation, row.preparation],
        about: [own?.about, row.about],
        clinicalImportance: [own?.clinicalImportance, row.clinicalImportance],
        testingProcess: [own?.testingProcess, row.testingProcess],
        notes: [translateNotes(row.preparationNotes, catalogue), (row.preparationNotes ?? []).join("\n")],
      };
      return { kind: "test", id, texts };
    }),
    ...packageRows.map(({ id, code, name, tagline, description }): SeededTexts => {
      const own = catalogue.packages[code];
      const texts: Texts = {
        gloss: [own?.gloss, name],
        tagline: [own?.tagline, tagline],
        description: [own?.description, description],
      };
      return { kind: "package", id, texts };
    }),
    ...categoryRows.map(({ id, name, description }): SeededTexts => {
      const own = catalogue.categories[id];
      return { kind: "category", id, texts: { name: [own?.name, name], description: [own?.description, description] } };
    }),
    ...questions.map(({ id = 0, question, answer }): SeededTexts => {
      const own = catalogue.faqs[id];
      return { kind: "faq", id, texts: { question: [own?.question, question], answer: [own?.answer, answer] } };
    }),
  ];
}

/** All notes, one a line; undefined if one has no text. */
function translateNotes(english: readonly string[] = [], { notes }: CatalogueTexts): string | undefined {
  const translated = english.map((note) => notes[note]);
  return translated.every((note) => note !== undefined) ? translated.join("\n") : undefined;
}

function toRows(language: TextRow["language"], { kind, id, texts }: SeededTexts): TextRow[] {
  return Object.entries(texts).flatMap(([field, [text, source]]): TextRow[] =>
    text && source
      ? [{ kind, id, language, field: field as TextRow["field"], text: text.normalize("NFC"), source }]
      : [],
  );
}
