import { and, eq, inArray } from "drizzle-orm";
import { areShown } from "#core/i18n/approvals.ts";
import { DEFAULT_LANGUAGE, type Language } from "#core/i18n/languages.ts";
import type { Db } from "#db/client.server.ts";
import { catalogueTexts } from "#db/schema/catalogue.ts";
import { DRAFTS_SHOWN } from "#drafts";
import type { TextField, TextKind } from "./translated-fields.ts";
import { createTranslations, type Translations, untranslated } from "./translations.ts";

/**
 * Which texts of the catalogue are read; only `getTextOptions` creates one. `showsDrafts`: whether drafts of medical
 * texts are read too.
 */
export type TextOptions = {
  readonly language: Language;
  readonly showsDrafts: boolean;
  readonly [madeByGetTextOptions]: true;
};
declare const madeByGetTextOptions: unique symbol;

/** Returns how pages and messages read the catalogue in a language: with drafts where this build shows them. */
export function getTextOptions(language: Language): TextOptions {
  return { language, showsDrafts: DRAFTS_SHOWN } as TextOptions;
}

export const englishTextOptions = getTextOptions(DEFAULT_LANGUAGE);

/** The fields to load of each kind; of all records, or of those with these ids. */
type WantedTexts = { kinds: readonly TextKind[]; fields: readonly TextField[]; ids?: readonly number[] };

/** The lab's own words on how to prepare are read among those of the dictionary. */
const preparationFields: readonly TextField[] = ["notes", "preparation"];

/**
 * Loads texts of the catalogue in a language; on how to prepare none while the dictionary's are hidden drafts. English
 * needs no query.
 */
export async function loadTranslations(
  db: Db,
  { language, showsDrafts }: TextOptions,
  { kinds, fields, ids }: WantedTexts,
): Promise<Translations> {
  if (language === DEFAULT_LANGUAGE) return untranslated;
  const { kind, id, field, text, source, reviewedBy } = catalogueTexts;
  const isReadable = (name: TextField) => areShown(["preparation"], language) || !preparationFields.includes(name);
  const isWanted = and(
    inArray(kind, [...kinds]),
    inArray(field, fields.filter(isReadable)),
    ids && inArray(id, [...ids]),
  );
  const rows = await db
    .select({ kind, id, field, text, source, reviewedBy })
    .from(catalogueTexts)
    .where(and(eq(catalogueTexts.language, language), isWanted));
  return createTranslations(rows, { showsDrafts });
}
