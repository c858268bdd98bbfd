import { getStaffUser } from "#core/access/actor.ts";
import { bumpPublishedVersion } from "#core/audit/published-version.server.ts";
import type { Context } from "#core/context.server.ts";
import { DomainError } from "#core/errors.ts";
import { catalogueTexts } from "#db/schema/catalogue.ts";
import { authorizeFields, lockTexts, matchesTarget, requireUnchanged, type TextTarget } from "./require-text.server.ts";
import type { ApproveTextsRequest } from "./staff-schema.ts";
import type { TextField } from "./translated-fields.ts";

/**
 * Approves texts as they were read, by name; one that translates an older English is saved again first. Throws
 * `sign-in-needed`, `not-allowed`, `not-found`, `changed-meanwhile`.
 */
export async function approveCatalogueTexts(
  ctx: Context,
  target: TextTarget,
  input: ApproveTextsRequest,
): Promise<void> {
  const { kind, id, language } = target;
  const fields = Object.keys(input) as TextField[];
  authorizeFields(ctx, target, fields, "approve-medical-translations");
  const reviewedBy = getStaffUser(ctx.actor)?.name ?? "";
  await ctx.db.transaction(async (transaction) => {
    const seen = await lockTexts(transaction, target);
    for (const field of fields) {
      const read = input[field];
      if (!read) continue;
      requireUnchanged(field, read, seen);
      if (seen.stored.get(field)?.source !== read.source)
        throw new DomainError("changed-meanwhile", "record-changed", { field });
      await transaction
        .update(catalogueTexts)
        .set({ reviewedBy, reviewedAt: ctx.now })
        .where(matchesTarget(target, field));
    }
    const change = { kind, id, item: seen.record.name, language, fields };
    await bumpPublishedVersion(transaction, ctx, "translation-approved", change);
  });
}
