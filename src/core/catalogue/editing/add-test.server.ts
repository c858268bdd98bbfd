import { requireMay } from "#core/access/may.ts";
import { publishChange } from "#core/audit/publish-change.server.ts";
import type { Context } from "#core/context.server.ts";
import { Refusal } from "#core/refusal.ts";
import { tests } from "#db/schema/catalogue.ts";
import { requireHoursInOrder } from "./hours-in-order.ts";
import { pricesAfter } from "./price-columns.ts";
import { requireCategory } from "./require-known.server.ts";
import { editingSentences, type NewTest } from "./schema.ts";
import { setPanelTests } from "./set-panel-tests.server.ts";

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
      throw new Refusal("rule-broken", editingSentences.codeTaken, { errors: { code: editingSentences.codeTaken } });
    }
    await setPanelTests(transaction, added.id, panelTestIds);
    await publishChange(transaction, ctx, "test-added", { testId: added.id, ...input });
    return added.id;
  });
}
