/**
 * Texts of the demo lab's catalogue in another language. Names stay as they are; a gloss says below them what they
 * mean.
 */

export type TestTexts = {
  /** What the test is for, in at most 24 letters; none where the name says it. */
  gloss?: string;
  description: string;
  /** Its purpose in at most 34 letters. */
  indication: string;
  preparation: string;
  about: string;
  clinicalImportance: string;
  testingProcess: string;
};

export type PackageTexts = { gloss?: string; tagline: string; description: string };

export type CategoryTexts = { name: string; description: string };

export type FaqTexts = { question: string; answer: string };

/** By the code of the test or package, by the id of the category or question, and by the English sentence of a note. */
export type CatalogueTexts = {
  tests: Record<string, TestTexts>;
  packages: Record<string, PackageTexts>;
  categories: Record<number, CategoryTexts>;
  faqs: Record<number, FaqTexts>;
  notes: Record<string, string>;
};
