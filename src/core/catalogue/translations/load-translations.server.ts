import { and, eq, inArray } from "drizzle-orm";
import { DEFAULT_LANGUAGE, type Language } from "#core/i18n/languages.ts";
import type { Db } from "#db/client.server.ts";
import { catalogueTexts } from "#db/schema/catalogue.ts";
import { DRAFTS_SHOWN } from "#drafts";
import type { TextField, TextKind } from "./translated-fields.ts";
import { createTranslations, type Translations, untranslated } from "./translations.ts";

/** The language in which a patient reads the catalogue; a demo shows drafts of medical texts too. */
export type Reading = { language: Language; isDemo: boolean };

export const inEnglish: Reading = { language: DEFAULT_LANGUAGE, isDemo: false };

/** How messages read the catalogue in a language. */
export function readIn(language: Language): Reading {
  return { language, isDemo: DRAFTS_SHOWN };
}

/** The fields to load of each kind; of all things, or of those with these ids. */
type WantedTexts = { kinds: readonly TextKind[]; fields: readonly TextField[]; ids?: readonly number[] };

/** Loads texts of the catalogue in a language. English needs no query. */
export async function loadTranslations(
  db: Db,
  { language, isDemo }: Reading,
  { kinds, fields, ids }: WantedTexts,
): Promise<Translations> {
  if (language === DEFAULT_LANGUAGE) return untranslated;
  const { kind, id, field, text, source, reviewedBy } = catalogueTexts;
  const isWanted = and(inArray(kind, [...kinds]), inArray(field, [...fields]), ids && inArray(id, [...ids]));
  const rows = await db
    .select({ kind, id, field, text, source, reviewedBy })
    .from(catalogueTexts)
    .where(and(eq(catalogueTexts.language, language), isWanted));
  return createTranslations(rows, { isDemo });
}
