import { asc, eq } from "drizzle-orm";
import type { Db } from "#db/client.server.ts";
import { categories, faqs, packages, tests } from "#db/schema/catalogue.ts";
import { joinNotes, listTranslatedFields, type TextField, type TextKind } from "./translated-fields.ts";

/** A record of the catalogue with its English texts; `code` is empty where it has none. */
export type EnglishRecord = {
  kind: TextKind;
  id: number;
  code: string;
  name: string;
  texts: Partial<Record<TextField, string>>;
};

/** Rows of a kind, all or one, with the columns that are translated. */
const readers: Record<TextKind, (db: Db, id: number | undefined) => Promise<EnglishRecord[]>> = {
  test: async (db, id) => {
    const rows = await db.select().from(tests).where(whenGiven(tests.id, id)).orderBy(asc(tests.id));
    return rows.map((row) =>
      toEnglishRecord("test", { ...row, gloss: row.name, notes: joinNotes(row.preparationNotes) }),
    );
  },
  package: async (db, id) => {
    const rows = await db.select().from(packages).where(whenGiven(packages.id, id)).orderBy(asc(packages.id));
    return rows.map((row) => toEnglishRecord("package", { ...row, gloss: row.name }));
  },
  category: async (db, id) => {
    const rows = await db.select().from(categories).where(whenGiven(categories.id, id)).orderBy(asc(categories.id));
    return rows.map((row) => toEnglishRecord("category", { ...row, code: "" }));
  },
  faq: async (db, id) => {
    const rows = await db.select().from(faqs).where(whenGiven(faqs.id, id)).orderBy(asc(faqs.id));
    return rows.map((row) => toEnglishRecord("faq", { ...row, code: "", name: row.question }));
  },
};

/** Returns everything of a kind that has texts to translate. */
export function listEnglishRecords(db: Db, kind: TextKind): Promise<EnglishRecord[]> {
  return readers[kind](db, undefined);
}

/** Returns one record with its English texts; null if there is none. */
export async function findEnglishRecord(db: Db, kind: TextKind, id: number): Promise<EnglishRecord | null> {
  const [found] = await readers[kind](db, id);
  return found ?? null;
}

function whenGiven(column: typeof tests.id | typeof packages.id | typeof categories.id | typeof faqs.id, id?: number) {
  return id === undefined ? undefined : eq(column, id);
}

type Row = { id: number; code: string; name: string } & Partial<Record<TextField, unknown>>;

/** Notes without any line and empty fields have nothing to translate. */
function toEnglishRecord(kind: TextKind, row: Row): EnglishRecord {
  const { id, code, name } = row;
  const texts = Object.fromEntries(listTranslatedFields(kind).map((field) => [field, String(row[field] ?? "")]));
  return { kind, id, code, name, texts };
}
