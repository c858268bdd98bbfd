import { and, eq, inArray, sql } from "drizzle-orm";
import type { z } from "zod";
import { requireMay } from "#core/access/may.ts";
import { recordAction } from "#core/audit/record-action.server.ts";
import { lockBooking } from "#core/bookings/lock-booking.server.ts";
import { heldRefusal } from "#core/bookings/placing/require-items.server.ts";
import { type BookingItemRow, type BookingRow, bookingColumns, itemsOfBooking } from "#core/bookings/queries.server.ts";
import { isBeforeLab, moneyOf } from "#core/bookings/statuses.ts";
import { labMoment } from "#core/calendar/clock.ts";
import { itemsHeldTwice } from "#core/cart/queries.server.ts";
import type { Context } from "#core/context.server.ts";
import { fromWire, toWire } from "#core/pricing/money.ts";
import type { OrderedItem } from "#core/pricing/ordered-item.ts";
import { type PricedItem, priceItems } from "#core/pricing/queries.server.ts";
import { Refusal, requireAnswers } from "#core/refusal.ts";
import type { Db } from "#db/client.server.ts";
import { bookingItems, bookings } from "#db/schema/bookings.ts";
import type { BookedItemsChange } from "./schema.ts";

type Change = z.infer<typeof BookedItemsChange> & { bookingId: number };
type Difference = { kept: BookingItemRow[]; removed: BookingItemRow[]; added: PricedItem[] };

/**
 * Makes what is booked the items that are asked for. What stays costs what it did on the day of its booking, what is added
 * costs today's price, and the total must be the one that was said. The patient is told the new total and how to prepare.
 * Refuses: sign-in-needed, not-allowed, not-found, changed-meanwhile, rule-broken (the sample is in the lab, the visit
 * declined, an item no longer offered), test-held (another item holds it), price-changed (another total), ask-first (it was paid).
 */
export async function changeItems(ctx: Context, change: Change): Promise<BookingRow> {
  requireMay(ctx.actor, "change-booking");
  return ctx.db.transaction(async (transaction) => {
    const before = await lockBooking(transaction, change.bookingId, change.version);
    if (!isBeforeLab(before.status)) throw new Refusal("rule-broken", "sample-in-lab");
    const difference = await differenceOf(transaction, before, change.items, labMoment(ctx.now).day);
    const { removed, added } = difference;
    if (removed.length === 0 && added.length === 0) return before;
    await requireNotHeld(transaction, difference);
    const totalPaise = requireTotal(difference, change.totalAmount);
    requireUnpaid(before, totalPaise, change);
    await store(transaction, before, difference);
    const [after = before] = await transaction
      .update(bookings)
      .set({ totalPaise, ...offerOf(difference), version: sql`${bookings.version} + 1` })
      .where(eq(bookings.id, before.id))
      .returning(bookingColumns);
    const codesOf = (items: readonly { code: string }[]) => items.map(({ code }) => code);
    const totals = { from: before.totalPaise, to: totalPaise, afterPayment: change.afterPayment };
    await recordAction(transaction, ctx, {
      action: "items-changed",
      bookingId: before.id,
      bookingCode: before.code,
      change: { added: codesOf(added), removed: codesOf(removed), ...totals },
    });
    const data = { bookingId: before.id, version: after.version };
    await ctx.announce(transaction, { name: "booking.items-changed", data });
    return after;
  });
}

async function differenceOf(
  db: Db,
  { id }: BookingRow,
  wanted: readonly OrderedItem[],
  today: string,
): Promise<Difference> {
  const booked = await itemsOfBooking(db, id);
  const isAmong = (item: { itemType: string; itemId: number }, items: readonly (typeof item)[]) =>
    items.some(({ itemType, itemId }) => itemType === item.itemType && itemId === item.itemId);
  const { priced, unknown } = await priceItems(
    db,
    wanted.filter((item) => !isAmong(item, booked)),
    today,
  );
  if (unknown.length > 0) throw new Refusal("rule-broken", "item-gone", { at: "items", facts: { unknown } });
  return {
    kept: booked.filter((item) => isAmong(item, wanted)),
    removed: booked.filter((item) => !isAmong(item, wanted)),
    added: priced,
  };
}

/** All that is booked then, at its prices. */
function itemsOf({ kept, added }: Difference): PricedItem[] {
  const booked = kept.map(({ itemType, itemId, code, name, description, pricePaise }) => {
    const type = itemType === "test" ? ("test" as const) : ("package" as const);
    return { itemType: type, itemId, code, name, description, pricePaise, cataloguePaise: pricePaise, offerSlug: null };
  });
  return [...booked, ...added];
}

/** What is added is not paid for twice; what was booked so before stays as it is. */
async function requireNotHeld(db: Db, difference: Difference): Promise<void> {
  const items = itemsOf(difference);
  const isNew = ({ code }: PricedItem) => difference.added.some((item) => item.code === code);
  const held = (await itemsHeldTwice(db, items)).filter(({ item, by }) => isNew(item) || isNew(by));
  if (held.length > 0) throw heldRefusal(items, held);
}

/** The total in paise. */
function requireTotal(difference: Difference, said: string): number {
  const items = itemsOf(difference);
  const totalPaise = items.reduce((sum, { pricePaise }) => sum + pricePaise, 0);
  if (fromWire(said) === totalPaise) return totalPaise;
  const told = items.map(({ itemType, itemId, code, name, pricePaise }) => {
    return { itemType, itemId, code, name, price: toWire(pricePaise) };
  });
  throw new Refusal("price-changed", "price-changed", { facts: { totalAmount: toWire(totalPaise), items: told } });
}

function requireUnpaid({ paymentStatus, totalPaise: paidPaise }: BookingRow, totalPaise: number, change: Change): void {
  if (moneyOf(paymentStatus) !== "taken" || paidPaise === totalPaise) return;
  const said = { reason: "items-after-payment", paidPaise, totalPaise } as const;
  requireAnswers([{ field: "afterPayment", said }], change);
}

async function store(transaction: Db, { id: bookingId }: BookingRow, { removed, added }: Difference): Promise<void> {
  const ids = removed.map(({ id }) => id);
  await transaction
    .delete(bookingItems)
    .where(and(eq(bookingItems.bookingId, bookingId), inArray(bookingItems.id, ids)));
  if (added.length > 0) await transaction.insert(bookingItems).values(added.map((item) => ({ ...item, bookingId })));
}

/** The offer that gives a price of the booking: of what is added, or of a package that stays. */
function offerOf({ kept, added }: Difference): { offerSlug?: string | null } {
  const offerSlug = added.find((item) => item.offerSlug)?.offerSlug;
  if (offerSlug) return { offerSlug };
  return kept.some(({ itemType }) => itemType === "package") ? {} : { offerSlug: null };
}
