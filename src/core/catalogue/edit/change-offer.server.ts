import { eq } from "drizzle-orm";
import { authorize } from "#core/access/authorize.ts";
import { assertVersion } from "#core/audit/assert-version.server.ts";
import { bumpPublishedVersion } from "#core/audit/published-version.server.ts";
import type { Context } from "#core/context.server.ts";
import { DomainError } from "#core/errors.ts";
import { type Paise, parseAmount } from "#core/pricing/money.ts";
import { offers, packages } from "#db/schema/catalogue.ts";
import { type PriceChange, requirePriceConfirmation } from "./price-confirmation.ts";
import { presentStaffOffer } from "./queries.server.ts";
import type { ChangeOfferRequest } from "./schema.ts";

type OfferRow = typeof offers.$inferSelect;

/**
 * Changes an offer: its package's price while it runs, its first and last day, and the two prices printed in the
 * advert. Throws `sign-in-needed`, `not-allowed`, `not-found`, `rule-broken` (ends before it starts),
 * `changed-meanwhile`, `ask-first`.
 */
export async function changeOffer(ctx: Context, slug: string, input: ChangeOfferRequest): Promise<void> {
  authorize(ctx.actor, "edit-catalogue");
  const { version: seenVersion, confirmed, ...change } = input;
  await ctx.db.transaction(async (transaction) => {
    const [row] = await transaction
      .select({ offer: offers, regularPaise: packages.pricePaise })
      .from(offers)
      .innerJoin(packages, eq(packages.id, offers.packageId))
      .where(eq(offers.slug, slug))
      .for("update", { of: offers });
    if (!row) throw new DomainError("not-found", "offer-unknown");
    const before = presentStaffOffer(row.offer);
    await assertVersion(transaction, { action: "offer-changed", key: { slug } }, before, seenVersion);
    const after = applyOfferChange(row.offer, change);
    requirePriceConfirmation(listOfferPriceChanges(row.offer, after, row.regularPaise), confirmed);
    await transaction.update(offers).set(after).where(eq(offers.slug, slug));
    await bumpPublishedVersion(transaction, ctx, "offer-changed", { slug, from: before, to: change });
  });
}

function applyOfferChange(before: OfferRow, change: ChangeOfferRequest): OfferRow {
  const after = {
    ...before,
    pricePaise: parsePaiseOr(before.pricePaise, change.price),
    startsOn: change.startsOn ?? before.startsOn,
    endsOn: change.endsOn ?? before.endsOn,
    advertRegularPaise: parsePaiseOr(before.advertRegularPaise, change.advertRegularPrice),
    advertPaise: parsePaiseOr(before.advertPaise, change.advertPrice),
    version: before.version + 1,
  };
  if (after.endsOn >= after.startsOn) return after;
  throw new DomainError("rule-broken", "offer-ends-first", { field: "endsOn" });
}

function listOfferPriceChanges(before: OfferRow, after: OfferRow, regularPaise: Paise): PriceChange[] {
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

function parsePaiseOr(before: Paise, typed: string | undefined): Paise {
  return typed === undefined ? before : parseAmount(typed);
}
