import { requireMay } from "#core/access/may.ts";
import { publishChange } from "#core/audit/publish-change.server.ts";
import type { Context } from "#core/context.server.ts";
import { Refusal } from "#core/refusal.ts";
import { packages } from "#db/schema/catalogue.ts";
import { pricesAfter } from "./price-columns.ts";
import { editingSentences, type NewPackage } from "./schema.ts";
import { setPackageTests } from "./set-package-tests.server.ts";

/** Adds a package to the catalogue; gives its id. Refuses: sign-in-needed, not-allowed, rule-broken. */
export async function addPackage(ctx: Context, input: NewPackage): Promise<number> {
  requireMay(ctx.actor, "edit-catalogue");
  const { price, discountPrice, testIds, ...fields } = input;
  const prices = pricesAfter({ pricePaise: 0, discountPaise: null }, { price, discountPrice });
  return ctx.db.transaction(async (transaction) => {
    const [added] = await transaction
      .insert(packages)
      .values({ ...fields, ...prices })
      .onConflictDoNothing()
      .returning({ id: packages.id });
    if (!added) {
      throw new Refusal("rule-broken", editingSentences.codeTaken, { errors: { code: editingSentences.codeTaken } });
    }
    await setPackageTests(transaction, added.id, testIds);
    await publishChange(transaction, ctx, "package-added", { packageId: added.id, ...input });
    return added.id;
  });
}
