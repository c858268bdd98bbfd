import { eq } from "drizzle-orm";
import { authorize } from "#core/access/authorize.ts";
import { assertVersion } from "#core/audit/assert-version.server.ts";
import { bumpPublishedVersion } from "#core/audit/published-version.server.ts";
import { expandPanels } from "#core/catalogue/panels.ts";
import { listPanels } from "#core/catalogue/queries.server.ts";
import type { Context } from "#core/context.server.ts";
import { DomainError } from "#core/errors.ts";
import type { Db } from "#db/client.server.ts";
import { panelTests, tests } from "#db/schema/catalogue.ts";
import { applyPriceRequest } from "./apply-prices.ts";
import { listPriceChanges, requirePriceConfirmation } from "./price-confirmation.ts";
import { presentStaffTest } from "./queries.server.ts";
import { requireCategory, requireTests } from "./require-references.server.ts";
import type { ChangeTestRequest, CreateTestRequest } from "./schema.ts";

/** Adds a test to the catalogue and returns its id. Throws `sign-in-needed`, `not-allowed`, `rule-broken`. */
export async function createTest(ctx: Context, input: CreateTestRequest): Promise<number> {
  authorize(ctx.actor, "edit-catalogue");
  const { price, discountPrice, panelTestIds = [], ...fields } = input;
  const prices = applyPriceRequest({ pricePaise: 0, discountPaise: null }, { price, discountPrice });
  requireFastingOrder({}, fields);
  return ctx.db.transaction(async (transaction) => {
    await requireCategory(transaction, fields.categoryId);
    const [added] = await transaction
      .insert(tests)
      .values({ ...fields, ...prices })
      .onConflictDoNothing()
      .returning({ id: tests.id });
    if (!added) {
      throw new DomainError("rule-broken", "code-taken", { field: "code" });
    }
    await setPanelTests(transaction, added.id, panelTestIds);
    await bumpPublishedVersion(transaction, ctx, "test-added", { testId: added.id, ...input });
    return added.id;
  });
}

/**
 * Changes the given fields of a test; a new price applies to future bookings.
 * Throws `sign-in-needed`, `not-allowed`, `not-found`, `rule-broken`, `changed-meanwhile`, `ask-first`.
 */
export async function changeTest(ctx: Context, testId: number, input: ChangeTestRequest): Promise<void> {
  authorize(ctx.actor, "edit-catalogue");
  const { version: seenVersion, confirmed, ...change } = input;
  await ctx.db.transaction(async (transaction) => {
    const [row] = await transaction.select().from(tests).where(eq(tests.id, testId)).for("update");
    if (!row) throw new DomainError("not-found", "test-unknown");
    const before = presentStaffTest(row, await listPanels(transaction));
    await assertVersion(transaction, { action: "test-changed", key: { testId } }, before, seenVersion);
    const { price, discountPrice, panelTestIds, ...fields } = change;
    if (fields.categoryId !== undefined) await requireCategory(transaction, fields.categoryId);
    requireFastingOrder(row, fields);
    const prices = applyPriceRequest(row, { price, discountPrice });
    requirePriceConfirmation(listPriceChanges(row, prices), confirmed);
    const after = { ...fields, ...prices, version: row.version + 1 };
    await transaction.update(tests).set(after).where(eq(tests.id, testId));
    if (panelTestIds) await setPanelTests(transaction, testId, panelTestIds);
    await bumpPublishedVersion(transaction, ctx, "test-changed", { testId, from: before, to: change });
  });
}

/** Sets the tests of a panel; none for a single test. Throws `rule-broken` (it would contain itself). */
async function setPanelTests(transaction: Db, panelId: number, testIds: number[]): Promise<void> {
  const uniqueIds = await requireTests(transaction, testIds, "panelTestIds");
  if (expandPanels(uniqueIds, await listPanels(transaction)).includes(panelId)) {
    throw new DomainError("rule-broken", "panel-contains-itself", { field: "panelTestIds" });
  }
  await transaction.delete(panelTests).where(eq(panelTests.panelId, panelId));
  if (uniqueIds.length === 0) return;
  await transaction.insert(panelTests).values(uniqueIds.map((testId) => ({ panelId, testId })));
}

type FastingHours = { fastingMinH?: number | null | undefined; fastingMaxH?: number | null | undefined };

/** Checks minimum and maximum fasting hours after a change that may name only one of them. Throws `rule-broken`. */
function requireFastingOrder(before: FastingHours, change: FastingHours): void {
  const { fastingMinH = before.fastingMinH, fastingMaxH = before.fastingMaxH } = change;
  if (fastingMaxH == null || fastingMaxH >= (fastingMinH ?? 0)) return;
  throw new DomainError("rule-broken", "fasting-hours-out-of-order", { field: "fastingMaxH" });
}
