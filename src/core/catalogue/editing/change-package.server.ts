import { eq } from "drizzle-orm";
import { requireMay } from "#core/access/may.ts";
import type { Context } from "#core/context.server.ts";
import { publishChange } from "#core/lab/publish-change.server.ts";
import { Refusal } from "#core/refusal.ts";
import { packages } from "#db/schema/catalogue.ts";
import { pricesAfter } from "./price-columns.ts";
import type { PackageChange } from "./schema.ts";
import { setPackageTests } from "./set-package-tests.server.ts";

/** Changes what is named of a package. Refuses: sign-in-needed, not-allowed, not-found, rule-broken. */
export async function changePackage(ctx: Context, packageId: number, change: PackageChange): Promise<void> {
  requireMay(ctx.actor, "edit-catalogue");
  await ctx.db.transaction(async (transaction) => {
    const [before] = await transaction.select().from(packages).where(eq(packages.id, packageId)).for("update");
    if (!before) throw new Refusal("not-found", "There is no such package.");
    const { price, discountPrice, testIds, ...fields } = change;
    const after = { ...fields, ...pricesAfter(before, { price, discountPrice }) };
    await transaction.update(packages).set(after).where(eq(packages.id, packageId));
    if (testIds) await setPackageTests(transaction, packageId, testIds);
    await publishChange(transaction, ctx, "package-changed", { packageId, from: before, to: { ...after, testIds } });
  });
}
