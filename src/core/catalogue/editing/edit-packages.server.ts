import { asc, eq } from "drizzle-orm";
import { requireMay } from "#core/access/may.ts";
import { publishChange } from "#core/audit/publish-change.server.ts";
import { requireSeen } from "#core/audit/require-seen.server.ts";
import type { Context } from "#core/context.server.ts";
import { Refusal } from "#core/refusal.ts";
import type { Db } from "#db/client.server.ts";
import { packages, packageTests } from "#db/schema/catalogue.ts";
import { catalogueMoves, requireMeant } from "./price-asks.ts";
import { pricesAfter } from "./price-columns.ts";
import { presentPackageForDesk } from "./queries.server.ts";
import { requireTests } from "./require-known.server.ts";
import type { NewPackage, PackageChange } from "./schema.ts";

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
      throw new Refusal("rule-broken", "code-taken", { at: "code" });
    }
    await setPackageTests(transaction, added.id, testIds);
    await publishChange(transaction, ctx, "package-added", { packageId: added.id, ...input });
    return added.id;
  });
}

/**
 * Changes what is named of a package.
 * Refuses: sign-in-needed, not-allowed, not-found, rule-broken, changed-meanwhile, ask-first.
 */
export async function changePackage(ctx: Context, packageId: number, input: PackageChange): Promise<void> {
  requireMay(ctx.actor, "edit-catalogue");
  const { version: seenVersion, confirmed, ...change } = input;
  await ctx.db.transaction(async (transaction) => {
    const [row] = await transaction.select().from(packages).where(eq(packages.id, packageId)).for("update");
    if (!row) throw new Refusal("not-found", "package-unknown");
    const before = presentPackageForDesk(row, await testIdsOf(transaction, packageId));
    await requireSeen(transaction, { action: "package-changed", key: { packageId } }, before, seenVersion);
    const { price, discountPrice, testIds, ...fields } = change;
    const prices = pricesAfter(row, { price, discountPrice });
    requireMeant(catalogueMoves(row, prices), confirmed);
    const after = { ...fields, ...prices, version: row.version + 1 };
    await transaction.update(packages).set(after).where(eq(packages.id, packageId));
    if (testIds) await setPackageTests(transaction, packageId, testIds);
    await publishChange(transaction, ctx, "package-changed", { packageId, from: before, to: change });
  });
}

async function testIdsOf(transaction: Db, packageId: number): Promise<number[]> {
  const members = await transaction
    .select({ testId: packageTests.testId })
    .from(packageTests)
    .where(eq(packageTests.packageId, packageId))
    .orderBy(asc(packageTests.position));
  return members.map(({ testId }) => testId);
}

/** Gives a package these tests, in this order. Refuses: rule-broken. */
async function setPackageTests(transaction: Db, packageId: number, testIds: number[]): Promise<void> {
  const wanted = await requireTests(transaction, testIds, "testIds");
  await transaction.delete(packageTests).where(eq(packageTests.packageId, packageId));
  await transaction.insert(packageTests).values(wanted.map((testId, position) => ({ packageId, testId, position })));
}
