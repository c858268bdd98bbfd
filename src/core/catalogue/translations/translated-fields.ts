import type { catalogueTextFields, catalogueTextKinds } from "#db/schema/values.ts";

export type TextKind = (typeof catalogueTextKinds)[number];
export type TextField = (typeof catalogueTextFields)[number];

export type FieldRule = {
  /** The most letters, as of the English field; signs on a letter do not count. */
  maxLetters: number;
  /** A wrong text may harm a patient: a pathologist approves it, and production shows no draft of it. */
  isMedical?: true;
  /** May be empty, and is not missing then. */
  isOptional?: true;
};

type KindFields = Partial<Record<TextField, FieldRule>>;

/** What is translated of each kind, in the order of the editor. The English of a gloss is the name that it explains. */
export const translatedFields = {
  test: {
    gloss: { maxLetters: 40, isOptional: true },
    indication: { maxLetters: 34 },
    description: { maxLetters: 400, isMedical: true },
    preparation: { maxLetters: 600, isMedical: true },
    notes: { maxLetters: 1600, isMedical: true },
    about: { maxLetters: 4000, isMedical: true },
    clinicalImportance: { maxLetters: 4000, isMedical: true },
    testingProcess: { maxLetters: 4000, isMedical: true },
  },
  package: {
    gloss: { maxLetters: 40, isOptional: true },
    tagline: { maxLetters: 80 },
    description: { maxLetters: 400, isMedical: true },
  },
  category: { name: { maxLetters: 80 }, description: { maxLetters: 400 } },
  faq: { question: { maxLetters: 200 }, answer: { maxLetters: 2000, isMedical: true } },
} as const satisfies Record<TextKind, KindFields>;

/** Returns the rule of a field; undefined if records of this kind have no such field. */
export function findFieldRule(kind: TextKind, field: TextField): FieldRule | undefined {
  const fields: KindFields = translatedFields[kind];
  return fields[field];
}

/** Returns the fields of a kind, in the order of the editor. */
export function listTranslatedFields(kind: TextKind): TextField[] {
  return Object.keys(translatedFields[kind]) as TextField[];
}

/**
 * Returns the number of letters as a reader counts them: without the vowel signs and marks of Gurmukhi and Devanagari.
 */
export function countLetters(text: string): number {
  return [...text.replace(/[\p{M}\u200c\u200d]/gu, "")].length;
}

/** Returns notes, one a line, as they are stored. */
export function joinNotes(notes: readonly string[]): string {
  return notes.join("\n");
}

export function splitNotes(text: string): string[] {
  return text.split("\n").filter((note) => note !== "");
}
