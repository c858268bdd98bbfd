import { bumpPublishedVersion } from "#core/audit/published-version.server.ts";
import type { Context } from "#core/context.server.ts";
import { DomainError } from "#core/errors.ts";
import { catalogueTexts } from "#db/schema/catalogue.ts";
import {
  authorizeFields,
  lockTexts,
  matchesTarget,
  requireFieldRule,
  requireUnchanged,
  type TextTarget,
} from "./require-text.server.ts";
import type { SaveTextsRequest } from "./staff-schema.ts";
import { countLetters, splitNotes, type TextField } from "./translated-fields.ts";

/**
 * Stores texts of the catalogue in another language, as drafts that translate the English of today. Throws
 * `sign-in-needed`, `not-allowed`, `not-found`, `rule-broken`, `changed-meanwhile`.
 */
export async function saveCatalogueTexts(ctx: Context, target: TextTarget, input: SaveTextsRequest): Promise<void> {
  const { kind, id, language } = target;
  const fields = Object.keys(input) as TextField[];
  authorizeFields(ctx, target, fields, "edit-medical-translations");
  await ctx.db.transaction(async (transaction) => {
    const seen = await lockTexts(transaction, target);
    for (const field of fields) {
      const change = input[field];
      if (!change) continue;
      const source = seen.record.texts[field] ?? "";
      requireUnchanged(field, { source: change.source, text: change.before }, seen);
      const text = field === "notes" ? splitNotes(change.text).join("\n") : change.text;
      requireFitting(target, field, { text, source });
      if (text === "") {
        await transaction.delete(catalogueTexts).where(matchesTarget(target, field));
        continue;
      }
      const draft = { text, source, reviewedBy: null, reviewedAt: null };
      await transaction
        .insert(catalogueTexts)
        .values({ kind, id, language, field, ...draft })
        .onConflictDoUpdate({
          target: [catalogueTexts.kind, catalogueTexts.id, catalogueTexts.language, catalogueTexts.field],
          set: draft,
        });
    }
    const change = { kind, id, item: seen.record.name, language, fields };
    await bumpPublishedVersion(transaction, ctx, "translation-changed", change);
  });
}

/**
 * Throws `rule-broken` for a text of an empty English field, a text that is too long, or with too many or few notes.
 */
function requireFitting(
  { kind }: TextTarget,
  field: TextField,
  { text, source }: { text: string; source: string },
): void {
  const { maxLetters } = requireFieldRule(kind, field);
  const at = { field: `${field}.text` };
  if (source === "") throw new DomainError("not-found", "entry-unknown", at);
  if (countLetters(text) > maxLetters)
    throw new DomainError("rule-broken", { key: "translation-too-long", max: maxLetters }, at);
  const count = splitNotes(source).length;
  if (field === "notes" && splitNotes(text).length !== count)
    throw new DomainError("rule-broken", { key: "translation-notes", count }, at);
}
