import { eq } from "drizzle-orm";
import { requireMay } from "#core/access/may.ts";
import { publishChange } from "#core/audit/publish-change.server.ts";
import { requireSeen } from "#core/audit/require-seen.server.ts";
import { measuredBy } from "#core/catalogue/panels.ts";
import { allPanels } from "#core/catalogue/queries.server.ts";
import type { Context } from "#core/context.server.ts";
import { Refusal } from "#core/refusal.ts";
import type { Db } from "#db/client.server.ts";
import { panelTests, tests } from "#db/schema/catalogue.ts";
import { catalogueMoves, requireMeant } from "./price-asks.ts";
import { pricesAfter } from "./price-columns.ts";
import { presentTestForDesk } from "./queries.server.ts";
import { requireCategory, requireTests } from "./require-known.server.ts";
import type { NewTest, TestChange } from "./schema.ts";

/** Adds a test to the catalogue; gives its id. Refuses: sign-in-needed, not-allowed, rule-broken. */
export async function addTest(ctx: Context, input: NewTest): Promise<number> {
  requireMay(ctx.actor, "edit-catalogue");
  const { price, discountPrice, panelTestIds = [], ...fields } = input;
  const prices = pricesAfter({ pricePaise: 0, discountPaise: null }, { price, discountPrice });
  requireHoursInOrder({}, fields);
  return ctx.db.transaction(async (transaction) => {
    await requireCategory(transaction, fields.categoryId);
    const [added] = await transaction
      .insert(tests)
      .values({ ...fields, ...prices })
      .onConflictDoNothing()
      .returning({ id: tests.id });
    if (!added) {
      throw new Refusal("rule-broken", "code-taken", { at: "code" });
    }
    await setPanelTests(transaction, added.id, panelTestIds);
    await publishChange(transaction, ctx, "test-added", { testId: added.id, ...input });
    return added.id;
  });
}

/**
 * Changes what is named of a test, its price for bookings to come.
 * Refuses: sign-in-needed, not-allowed, not-found, rule-broken, changed-meanwhile, ask-first.
 */
export async function changeTest(ctx: Context, testId: number, input: TestChange): Promise<void> {
  requireMay(ctx.actor, "edit-catalogue");
  const { version: seenVersion, confirmed, ...change } = input;
  await ctx.db.transaction(async (transaction) => {
    const [row] = await transaction.select().from(tests).where(eq(tests.id, testId)).for("update");
    if (!row) throw new Refusal("not-found", "test-unknown");
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

/** Says which tests a panel holds; none where it is a single test. Refuses: rule-broken (it would hold itself). */
async function setPanelTests(transaction: Db, panelId: number, testIds: number[]): Promise<void> {
  const wanted = await requireTests(transaction, testIds, "panelTestIds");
  if (measuredBy(wanted, await allPanels(transaction)).includes(panelId)) {
    throw new Refusal("rule-broken", "panel-holds-itself", { at: "panelTestIds" });
  }
  await transaction.delete(panelTests).where(eq(panelTests.panelId, panelId));
  if (wanted.length === 0) return;
  await transaction.insert(panelTests).values(wanted.map((testId) => ({ panelId, testId })));
}

type Hours = { fastingMinH?: number | null | undefined; fastingMaxH?: number | null | undefined };

/** Refuses (rule-broken) fewer hours at most than at least, after a change that may name one of the two alone. */
function requireHoursInOrder(before: Hours, change: Hours): void {
  const { fastingMinH = before.fastingMinH, fastingMaxH = before.fastingMaxH } = change;
  if (fastingMaxH == null || fastingMaxH >= (fastingMinH ?? 0)) return;
  throw new Refusal("rule-broken", "hours-out-of-order", { at: "fastingMaxH" });
}
