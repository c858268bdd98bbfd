import { eq } from "drizzle-orm";
import { requireMay } from "#core/access/may.ts";
import { publishChange } from "#core/audit/publish-change.server.ts";
import { requireSeen } from "#core/audit/require-seen.server.ts";
import { allPanels } from "#core/catalogue/queries.server.ts";
import type { Context } from "#core/context.server.ts";
import { Refusal } from "#core/refusal.ts";
import { tests } from "#db/schema/catalogue.ts";
import { requireHoursInOrder } from "./hours-in-order.ts";
import { catalogueMoves, requireMeant } from "./price-asks.ts";
import { pricesAfter } from "./price-columns.ts";
import { presentTestForDesk } from "./queries.server.ts";
import { requireCategory } from "./require-known.server.ts";
import type { TestChange } from "./schema.ts";
import { setPanelTests } from "./set-panel-tests.server.ts";

/**
 * Changes what is named of a test, its price for bookings to come.
 * Refuses: sign-in-needed, not-allowed, not-found, rule-broken, changed-meanwhile, ask-first.
 */
export async function changeTest(ctx: Context, testId: number, input: TestChange): Promise<void> {
  requireMay(ctx.actor, "edit-catalogue");
  const { version: seenVersion, confirmed, ...change } = input;
  await ctx.db.transaction(async (transaction) => {
    const [row] = await transaction.select().from(tests).where(eq(tests.id, testId)).for("update");
    if (!row) throw new Refusal("not-found", "There is no such test.");
    const before = presentTestForDesk(row, await allPanels(transaction));
    await requireSeen(transaction, { action: "test-changed", key: { testId } }, before, seenVersion);
    const { price, discountPrice, panelTestIds, ...fields } = change;
    if (fields.categoryId !== undefined) await requireCategory(transaction, fields.categoryId);
    requireHoursInOrder(row, fields);
    const prices = pricesAfter(row, { price, discountPrice });
    requireMeant(catalogueMoves(row, prices), confirmed);
    const after = { ...fields, ...prices, version: row.version + 1 };
    await transaction.update(tests).set(after).where(eq(tests.id, testId));
    if (panelTestIds) await setPanelTests(transaction, testId, panelTestIds);
    await publishChange(transaction, ctx, "test-changed", { testId, from: before, to: change });
  });
}
