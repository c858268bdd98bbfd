import { and, eq } from "drizzle-orm";
import { authorize } from "#core/access/authorize.ts";
import type { Context } from "#core/context.server.ts";
import { DomainError } from "#core/errors.ts";
import type { Db } from "#db/client.server.ts";
import { catalogueTexts } from "#db/schema/catalogue.ts";
import { lab } from "#db/schema/lab.ts";
import { type EnglishRecord, findEnglishRecord } from "./english-texts.server.ts";
import type { TextLanguage } from "./staff-schema.ts";
import { type FieldRule, findFieldRule, type TextField, type TextKind } from "./translated-fields.ts";

/** The texts of one record in one language. */
export type TextTarget = { kind: TextKind; id: number; language: TextLanguage };

/** Returns the rule of a field that this kind has. Throws `not-found`. */
export function requireFieldRule(kind: TextKind, field: TextField): FieldRule {
  const rule = findFieldRule(kind, field);
  if (!rule) throw new DomainError("not-found", "entry-unknown");
  return rule;
}

/** Throws `sign-in-needed` or `not-allowed` unless the actor may do this to texts of all these fields. */
export function authorizeFields(
  { actor }: Pick<Context, "actor">,
  { kind }: Pick<TextTarget, "kind">,
  fields: readonly TextField[],
  medicalAction: "edit-medical-translations" | "approve-medical-translations",
): void {
  for (const field of fields)
    authorize(actor, requireFieldRule(kind, field).isMedical ? medicalAction : "edit-other-translations");
}

type StoredText = typeof catalogueTexts.$inferSelect;

/**
 * Returns a record, and its stored texts by field. Throws `not-found`. The lab's row, which every published change
 * updates, is locked first: of two editors of a text the second sees the first one's.
 */
export async function lockTexts(
  transaction: Db,
  { kind, id, language }: TextTarget,
): Promise<{ record: EnglishRecord; stored: ReadonlyMap<TextField, StoredText> }> {
  await transaction.select({ id: lab.id }).from(lab).for("update");
  const record = await findEnglishRecord(transaction, kind, id);
  if (!record) throw new DomainError("not-found", "entry-unknown");
  const rows = await transaction.select().from(catalogueTexts).where(matchesTarget({ kind, id, language }));
  return { record, stored: new Map(rows.map((row) => [row.field, row])) };
}

/** Condition for the stored translations of a record in a language, or of one of its fields. */
export function matchesTarget({ kind, id, language }: TextTarget, field?: TextField) {
  const isOfField = field === undefined ? undefined : eq(catalogueTexts.field, field);
  return and(
    eq(catalogueTexts.kind, kind),
    eq(catalogueTexts.id, id),
    eq(catalogueTexts.language, language),
    isOfField,
  );
}

/** What an editor saw of a field: the English, and the text in the other language. */
type SeenText = { source: string; text: string | null };

/** Throws `changed-meanwhile` unless the English and the stored text are as the editor saw them. */
export function requireUnchanged(
  field: TextField,
  seen: SeenText,
  { record, stored }: { record: EnglishRecord; stored: ReadonlyMap<TextField, StoredText> },
): void {
  const isSame = (record.texts[field] ?? "") === seen.source && (stored.get(field)?.text ?? null) === seen.text;
  if (!isSame) throw new DomainError("changed-meanwhile", "record-changed", { field });
}
