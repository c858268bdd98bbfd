import { eq } from "drizzle-orm";
import { requireMay } from "#core/access/may.ts";
import { publishChange } from "#core/audit/publish-change.server.ts";
import { requireSeen } from "#core/audit/require-seen.server.ts";
import type { Context } from "#core/context.server.ts";
import { fromWire, type Paise } from "#core/pricing/money.ts";
import { Refusal } from "#core/refusal.ts";
import { offers, packages } from "#db/schema/catalogue.ts";
import { type PriceMove, requireMeant } from "./price-asks.ts";
import { presentOfferForDesk } from "./queries.server.ts";
import type { OfferChange } from "./schema.ts";

type OfferRow = typeof offers.$inferSelect;

/**
 * Changes an offer: its package's price while it runs, its first and last day, and the two figures that the advert prints.
 * Refuses: sign-in-needed, not-allowed, not-found, rule-broken (it would end before it starts), changed-meanwhile, ask-first.
 */
export async function changeOffer(ctx: Context, slug: string, input: OfferChange): Promise<void> {
  requireMay(ctx.actor, "edit-catalogue");
  const { version: seenVersion, confirmed, ...change } = input;
  await ctx.db.transaction(async (transaction) => {
    const [row] = await transaction
      .select({ offer: offers, regularPaise: packages.pricePaise })
      .from(offers)
      .innerJoin(packages, eq(packages.id, offers.packageId))
      .where(eq(offers.slug, slug))
      .for("update", { of: offers });
    if (!row) throw new Refusal("not-found", "offer-unknown");
    const before = presentOfferForDesk(row.offer);
    await requireSeen(transaction, { action: "offer-changed", key: { slug } }, before, seenVersion);
    const after = offerAfter(row.offer, change);
    requireMeant(offerMoves(row.offer, after, row.regularPaise), confirmed);
    await transaction.update(offers).set(after).where(eq(offers.slug, slug));
    await publishChange(transaction, ctx, "offer-changed", { slug, from: before, to: change });
  });
}

function offerAfter(before: OfferRow, change: OfferChange): OfferRow {
  const after = {
    ...before,
    pricePaise: paiseOr(before.pricePaise, change.price),
    startsOn: change.startsOn ?? before.startsOn,
    endsOn: change.endsOn ?? before.endsOn,
    advertRegularPaise: paiseOr(before.advertRegularPaise, change.advertRegularPrice),
    advertPaise: paiseOr(before.advertPaise, change.advertPrice),
    version: before.version + 1,
  };
  if (after.endsOn >= after.startsOn) return after;
  throw new Refusal("rule-broken", "offer-ends-first", { at: "endsOn" });
}

function offerMoves(before: OfferRow, after: OfferRow, regularPaise: Paise): PriceMove[] {
  const move = (column: "pricePaise" | "advertRegularPaise" | "advertPaise") => ({
    before: before[column],
    after: after[column],
  });
  return [
    { field: "price", name: "offer-price", ...move("pricePaise"), regular: regularPaise },
    { field: "advertRegularPrice", name: "advert-regular-price", ...move("advertRegularPaise") },
    { field: "advertPrice", name: "advert-price", ...move("advertPaise"), regular: after.advertRegularPaise },
  ];
}

function paiseOr(before: Paise, typed: string | undefined): Paise {
  return typed === undefined ? before : fromWire(typed);
}
