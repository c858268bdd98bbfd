import { eq } from "drizzle-orm";
import { requireMay } from "#core/access/may.ts";
import type { Context } from "#core/context.server.ts";
import { publishChange } from "#core/lab/publish-change.server.ts";
import { fromWire, type Paise } from "#core/pricing/money.ts";
import { Refusal } from "#core/refusal.ts";
import { offers } from "#db/schema/catalogue.ts";
import { editingSentences, type OfferChange } from "./schema.ts";

/**
 * Changes an offer: its package's price while it runs, its first and last day, and the two figures that the advert prints.
 * Refuses: sign-in-needed, not-allowed, not-found, rule-broken (it would end before it starts).
 */
export async function changeOffer(ctx: Context, slug: string, change: OfferChange): Promise<void> {
  requireMay(ctx.actor, "edit-catalogue");
  await ctx.db.transaction(async (transaction) => {
    const [before] = await transaction.select().from(offers).where(eq(offers.slug, slug)).for("update");
    if (!before) throw new Refusal("not-found", "There is no such offer.");
    const after = {
      pricePaise: paiseOr(before.pricePaise, change.price),
      startsOn: change.startsOn ?? before.startsOn,
      endsOn: change.endsOn ?? before.endsOn,
      advertRegularPaise: paiseOr(before.advertRegularPaise, change.advertRegularPrice),
      advertPaise: paiseOr(before.advertPaise, change.advertPrice),
    };
    if (after.endsOn < after.startsOn) {
      throw new Refusal("rule-broken", editingSentences.lastDay, { errors: { endsOn: editingSentences.lastDay } });
    }
    await transaction.update(offers).set(after).where(eq(offers.slug, slug));
    await publishChange(transaction, ctx, "offer-changed", { slug, from: before, to: after });
  });
}

function paiseOr(before: Paise, typed: string | undefined): Paise {
  return typed === undefined ? before : fromWire(typed);
}
