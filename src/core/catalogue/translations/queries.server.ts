import { and, eq, inArray } from "drizzle-orm";
import { DomainError } from "#core/errors.ts";
import type { Db } from "#db/client.server.ts";
import { catalogueTexts } from "#db/schema/catalogue.ts";
import { catalogueTextKinds, translationLanguages } from "#db/schema/values.ts";
import { type EnglishRecord, findEnglishRecord, listEnglishRecords } from "./english-texts.server.ts";
import type { CatalogueTranslation, ListedTranslation, TextLanguage } from "./staff-schema.ts";
import { getTextState, type TextState, type textStates } from "./text-state.ts";
import { findFieldRule, listTranslatedFields, type TextField, type TextKind } from "./translated-fields.ts";

type ListTranslationsInput = {
  language?: TextLanguage | undefined;
  state?: (typeof textStates)[number] | undefined;
  kind?: TextKind | undefined;
  /** Part of the name or the code. */
  search?: string | undefined;
  /** Cursor: the number of records before this page. */
  after: number;
  limit: number;
};

/** Returns what is translated, by kind and id, with the states of its texts; `next` is the cursor of the next page. */
export async function listTranslations(
  db: Db,
  { language, state, kind, search = "", after, limit }: ListTranslationsInput,
): Promise<{ rows: ListedTranslation[]; next: number | null }> {
  const kinds = kind ? [kind] : catalogueTextKinds;
  const records = (await Promise.all(kinds.map((name) => listEnglishRecords(db, name)))).flat();
  const stored = await listStoredTexts(db, { kinds });
  const term = search.toLowerCase();
  const found = records
    .filter(({ name, code }) => `${name} ${code}`.toLowerCase().includes(term))
    .map((record) => presentListedTranslation(record, stored))
    .filter(({ states }) => {
      const counted = language ? [states[language]] : Object.values(states);
      return state === undefined || counted.some((counts) => counts[state] > 0);
    });
  return { rows: found.slice(after, after + limit), next: found.length > after + limit ? after + limit : null };
}

/** Returns one record with its English and its texts in each language. Throws `not-found`. */
export async function getTranslation(db: Db, kind: TextKind, id: number): Promise<CatalogueTranslation> {
  const record = await findEnglishRecord(db, kind, id);
  if (!record) throw new DomainError("not-found", "entry-unknown");
  const stored = await listStoredTexts(db, { kinds: [kind], id });
  const { texts: english, ...rest } = record;
  const fields = listTranslatedFields(kind).filter((field) => english[field]);
  return {
    ...rest,
    fields: fields.map((field) => ({
      field,
      isMedical: findFieldRule(kind, field)?.isMedical ?? false,
      english: english[field] ?? "",
      texts: forEachLanguage((language) => presentText(stored.get(getKey(record, language, field)), record, field)),
    })),
  };
}

type StoredRow = typeof catalogueTexts.$inferSelect;
type StoredTexts = ReadonlyMap<string, StoredRow>;

async function listStoredTexts(
  db: Db,
  { kinds, id }: { kinds: readonly TextKind[]; id?: number },
): Promise<StoredTexts> {
  const isOfRecord = id === undefined ? undefined : eq(catalogueTexts.id, id);
  const rows = await db
    .select()
    .from(catalogueTexts)
    .where(and(inArray(catalogueTexts.kind, [...kinds]), isOfRecord));
  return new Map(rows.map((row) => [getKey(row, row.language, row.field), row]));
}

function getKey({ kind, id }: { kind: TextKind; id: number }, language: TextLanguage, field: TextField): string {
  return `${kind} ${id} ${language} ${field}`;
}

function forEachLanguage<T>(present: (language: TextLanguage) => T): Record<TextLanguage, T> {
  return Object.fromEntries(translationLanguages.map((language) => [language, present(language)])) as Record<
    TextLanguage,
    T
  >;
}

function presentListedTranslation(record: EnglishRecord, stored: StoredTexts): ListedTranslation {
  const { kind, id, code, name } = record;
  const states = forEachLanguage((language) => {
    const counts = { missing: 0, older: 0, draft: 0, approved: 0 };
    for (const field of listTranslatedFields(kind)) {
      const state = findState(record, field, stored.get(getKey(record, language, field)));
      if (state !== "none") counts[state] += 1;
    }
    return counts;
  });
  return { kind, id, code, name, states };
}

function findState(record: EnglishRecord, field: TextField, row: StoredRow | undefined): TextState {
  const rule = findFieldRule(record.kind, field);
  return rule ? getTextState(record.texts[field] ?? "", row, rule) : "none";
}

function presentText(row: StoredRow | undefined, record: EnglishRecord, field: TextField) {
  return {
    state: findState(record, field, row),
    text: row?.text ?? null,
    source: row?.source ?? null,
    reviewedBy: row?.reviewedBy ?? null,
    reviewedAt: row?.reviewedAt?.toISOString() ?? null,
  };
}
