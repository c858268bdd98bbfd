import { asc, eq } from "drizzle-orm";
import { authorize } from "#core/access/authorize.ts";
import { assertVersion } from "#core/audit/assert-version.server.ts";
import { bumpPublishedVersion } from "#core/audit/published-version.server.ts";
import type { Context } from "#core/context.server.ts";
import { DomainError } from "#core/errors.ts";
import type { Db } from "#db/client.server.ts";
import { packages, packageTests } from "#db/schema/catalogue.ts";
import { applyPriceRequest } from "./apply-prices.ts";
import { listPriceChanges, requirePriceConfirmation } from "./price-confirmation.ts";
import { presentStaffPackage } from "./queries.server.ts";
import { requireTests } from "./require-references.server.ts";
import type { ChangePackageRequest, CreatePackageRequest } from "./schema.ts";

/** Adds a package to the catalogue and returns its id. Throws `sign-in-needed`, `not-allowed`, `rule-broken`. */
export async function createPackage(ctx: Context, input: CreatePackageRequest): Promise<number> {
  authorize(ctx.actor, "edit-catalogue");
  const { price, discountPrice, testIds, ...fields } = input;
  const prices = applyPriceRequest({ pricePaise: 0, discountPaise: null }, { price, discountPrice });
  return ctx.db.transaction(async (transaction) => {
    const [added] = await transaction
      .insert(packages)
      .values({ ...fields, ...prices })
      .onConflictDoNothing()
      .returning({ id: packages.id });
    if (!added) {
      throw new DomainError("rule-broken", "code-taken", { field: "code" });
    }
    await setPackageTests(transaction, added.id, testIds);
    await bumpPublishedVersion(transaction, ctx, "package-added", { packageId: added.id, ...input });
    return added.id;
  });
}

/**
 * Changes the given fields of a package.
 * Throws `sign-in-needed`, `not-allowed`, `not-found`, `rule-broken`, `changed-meanwhile`, `ask-first`.
 */
export async function changePackage(ctx: Context, packageId: number, input: ChangePackageRequest): Promise<void> {
  authorize(ctx.actor, "edit-catalogue");
  const { version: seenVersion, confirmed, ...change } = input;
  await ctx.db.transaction(async (transaction) => {
    const [row] = await transaction.select().from(packages).where(eq(packages.id, packageId)).for("update");
    if (!row) throw new DomainError("not-found", "package-unknown");
    const before = presentStaffPackage(row, await listPackageTestIds(transaction, packageId));
    await assertVersion(transaction, { action: "package-changed", key: { packageId } }, before, seenVersion);
    const { price, discountPrice, testIds, ...fields } = change;
    const prices = applyPriceRequest(row, { price, discountPrice });
    requirePriceConfirmation(listPriceChanges(row, prices), confirmed);
    const after = { ...fields, ...prices, version: row.version + 1 };
    await transaction.update(packages).set(after).where(eq(packages.id, packageId));
    if (testIds) await setPackageTests(transaction, packageId, testIds);
    await bumpPublishedVersion(transaction, ctx, "package-changed", { packageId, from: before, to: change });
  });
}

async function listPackageTestIds(transaction: Db, packageId: number): Promise<number[]> {
  const members = await transaction
    .select({ testId: packageTests.testId })
    .from(packageTests)
    .where(eq(packageTests.packageId, packageId))
    .orderBy(asc(packageTests.position));
  return members.map(({ testId }) => testId);
}

/** Sets the tests of a package, in this order. Throws `rule-broken`. */
async function setPackageTests(transaction: Db, packageId: number, testIds: number[]): Promise<void> {
  const uniqueIds = await requireTests(transaction, testIds, "testIds");
  await transaction.delete(packageTests).where(eq(packageTests.packageId, packageId));
  await transaction.insert(packageTests).values(uniqueIds.map((testId, position) => ({ packageId, testId, position })));
}
