import { getTextState, isShownToPatients, type StoredText } from "./text-state.ts";
import { findFieldRule, joinNotes, splitNotes, type TextField, type TextKind } from "./translated-fields.ts";

/** The texts of a record, and the fields that stay in English; undefined if none does. */
type Translated<F extends TextField> = { texts: Record<F, string>; english: F[] | undefined };

/** Texts of the catalogue in one language. */
export type Translations = {
  /** Translates the English texts of one record. What is missing, out of date or an unapproved medical text stays. */
  translate<F extends TextField>(kind: TextKind, id: number, texts: Record<F, string>): Translated<F>;
  /** Returns what the name means, to be shown below it. */
  findGloss(kind: TextKind, id: number, name: string): string | undefined;
};

/** English: the texts as the lab wrote them. */
export const untranslated: Translations = {
  translate: (_kind, _id, texts) => ({ texts, english: undefined }),
  findGloss: () => undefined,
};

export type TextRow = StoredText & { kind: TextKind; id: number; field: TextField; text: string };

/** Returns the translations of these rows, which are of one language. `showsDrafts`: drafts of medical texts too. */
export function createTranslations(rows: readonly TextRow[], { showsDrafts }: { showsDrafts: boolean }): Translations {
  const stored = new Map(rows.map((row) => [`${row.kind} ${row.id} ${row.field}`, row]));
  const findText = (kind: TextKind, id: number, field: TextField, english: string): string | undefined => {
    const row = stored.get(`${kind} ${id} ${field}`);
    const rule = findFieldRule(kind, field);
    return row && rule && isShownToPatients(getTextState(english, row, rule), rule, { showsDrafts })
      ? row.text
      : undefined;
  };
  return {
    translate<F extends TextField>(kind: TextKind, id: number, texts: Record<F, string>): Translated<F> {
      const fields = Object.keys(texts) as F[];
      const found = fields.map((field) => [field, texts[field] && findText(kind, id, field, texts[field])] as const);
      const translated = Object.fromEntries(found.filter(([, text]) => text !== undefined));
      const english = found.filter(([, text]) => text === undefined).map(([field]) => field);
      return { texts: { ...texts, ...translated }, english: english.length > 0 ? english : undefined };
    },
    findGloss: (kind, id, name) => findText(kind, id, "gloss", name),
  };
}

type OwnPreparation = { id: number; fastingMinH: number | null; preparationNotes: string[]; preparation: string };

/**
 * Translates the lab's own words on how to prepare for a test: its text, or its notes too where the hours without food
 * are known. All of them stay in English if one does: a patient must not miss the line in the other language.
 */
export function translatePreparation<T extends OwnPreparation>(
  test: T,
  { translate }: Translations,
  shown: "notes" | "all",
): { test: T; isEnglish: boolean } {
  const { id, fastingMinH, preparation, preparationNotes } = test;
  const notes = fastingMinH === null ? "" : joinNotes(preparationNotes);
  const own = fastingMinH === null || shown === "all" ? preparation : "";
  const { texts, english } = translate("test", id, { notes, preparation: own });
  if (english) return { test, isEnglish: true };
  const translated = { preparationNotes: splitNotes(texts.notes), preparation: texts.preparation };
  return { test: { ...test, ...translated }, isEnglish: false };
}
