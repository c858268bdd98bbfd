import { eq } from "drizzle-orm";
import { requireMay } from "#core/access/may.ts";
import type { Context } from "#core/context.server.ts";
import { publishChange } from "#core/lab/publish-change.server.ts";
import { Refusal } from "#core/refusal.ts";
import { tests } from "#db/schema/catalogue.ts";
import { requireHoursInOrder } from "./hours-in-order.ts";
import { pricesAfter } from "./price-columns.ts";
import { requireCategory } from "./require-known.server.ts";
import type { TestChange } from "./schema.ts";
import { setPanelTests } from "./set-panel-tests.server.ts";

/** Changes what is named of a test, its price for bookings to come. Refuses: sign-in-needed, not-allowed, not-found, rule-broken. */
export async function changeTest(ctx: Context, testId: number, change: TestChange): Promise<void> {
  requireMay(ctx.actor, "edit-catalogue");
  await ctx.db.transaction(async (transaction) => {
    const [before] = await transaction.select().from(tests).where(eq(tests.id, testId)).for("update");
    if (!before) throw new Refusal("not-found", "There is no such test.");
    const { price, discountPrice, panelTestIds, ...fields } = change;
    if (fields.categoryId !== undefined) await requireCategory(transaction, fields.categoryId);
    requireHoursInOrder(before, fields);
    const after = { ...fields, ...pricesAfter(before, { price, discountPrice }) };
    await transaction.update(tests).set(after).where(eq(tests.id, testId));
    if (panelTestIds) await setPanelTests(transaction, testId, panelTestIds);
    await publishChange(transaction, ctx, "test-changed", { testId, from: before, to: { ...after, panelTestIds } });
  });
}
