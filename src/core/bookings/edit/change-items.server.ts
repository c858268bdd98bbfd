import { and, eq, inArray, sql } from "drizzle-orm";
import type { z } from "zod";
import { getStaffUser } from "#core/access/actor.ts";
import { authorize, authorizeBeforeLoad, can } from "#core/access/authorize.ts";
import { recordBookingEvent } from "#core/audit/record-booking-event.server.ts";
import { decidePaymentStatus } from "#core/bookings/booking-balance.ts";
import { createCoveredTestsError } from "#core/bookings/create/require-items.server.ts";
import { requireTodaysBooking } from "#core/bookings/find-booking.server.ts";
import { lockBooking } from "#core/bookings/lock-booking.server.ts";
import {
  type BookingItemRow,
  type BookingRow,
  bookingColumns,
  listBookingItems,
} from "#core/bookings/queries.server.ts";
import { getMoneyState, isBeforeLab } from "#core/bookings/statuses.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import { findCoveredBookingItems } from "#core/cart/queries.server.ts";
import type { Context } from "#core/context.server.ts";
import { DomainError, requireConfirmations } from "#core/errors.ts";
import { formatAmount, parseAmount } from "#core/pricing/money.ts";
import type { OrderedItem } from "#core/pricing/ordered-item.ts";
import { type PricedItem, priceItems } from "#core/pricing/queries.server.ts";
import type { Db } from "#db/client.server.ts";
import { bookingItems, bookings } from "#db/schema/bookings.ts";
import { visits } from "#db/schema/visits.ts";
import type { ChangeItemsRequest } from "./schema.ts";

type ChangeItemsInput = z.infer<typeof ChangeItemsRequest> & { bookingId: number };
type ItemsDiff = { kept: BookingItemRow[]; removed: BookingItemRow[]; added: PricedItem[] };

/**
 * Replaces the booked items. Remaining items keep their booked prices, added ones cost today's, and the total must
 * equal the stated one. A phlebotomist adds tests at a visit of the day that is theirs, and does nothing else. The
 * patient is notified of the new total and preparation. Throws `sign-in-needed`, `not-allowed`, `not-found`, `changed-meanwhile`, `rule-broken` (the sample is in the lab, the visit is declined, an
 * item is no longer offered), `test-held` (another item covers it), `price-changed` (another total), `ask-first` (the
 * booking is paid).
 */
export async function changeItems(ctx: Context, change: ChangeItemsInput): Promise<BookingRow> {
  authorizeBeforeLoad(ctx.actor, "add-test-at-visit");
  await requireTodaysBooking(ctx, "add-test-at-visit", change.bookingId);
  return ctx.db.transaction(async (transaction) => {
    const before = await lockBooking(transaction, change.bookingId, change.version);
    if (!isBeforeLab(before.status)) throw new DomainError("rule-broken", "sample-in-lab");
    const difference = await diffItems(transaction, before, change.items, toLabTime(ctx.now).day);
    const { removed, added } = difference;
    if (!can(ctx.actor, "change-booking")) await requireTestsAtVisit(transaction, ctx, before, difference);
    if (removed.length === 0 && added.length === 0) return before;
    await requireNoCoveredTests(transaction, difference);
    const totalPaise = requireTotal(difference, change.totalAmount);
    confirmTotalAfterPayment(before, totalPaise, change);
    await storeItems(transaction, before, difference);
    const paymentStatus = decidePaymentStatus({ ...before, totalPaise });
    const [after = before] = await transaction
      .update(bookings)
      .set({ totalPaise, paymentStatus, ...resolveOffer(difference), version: sql`${bookings.version} + 1` })
      .where(eq(bookings.id, before.id))
      .returning(bookingColumns);
    const listCodes = (items: readonly { code: string }[]) => items.map(({ code }) => code);
    const totals = { from: before.totalPaise, to: totalPaise, afterPayment: change.afterPayment };
    await recordBookingEvent(transaction, ctx, before, {
      kind: "items-changed",
      data: { added: listCodes(added), removed: listCodes(removed), ...totals },
    });
    const data = { bookingId: before.id, version: after.version };
    await ctx.emit(transaction, { name: "booking.items-changed", data });
    return after;
  });
}

/** Throws `not-allowed` unless tests alone are added, at a visit of today that the actor makes. */
async function requireTestsAtVisit(
  transaction: Db,
  { actor, now }: Context,
  booking: BookingRow,
  { removed, added }: ItemsDiff,
): Promise<void> {
  authorize(actor, "add-test-at-visit", booking.day === toLabTime(now).day);
  const [visit] = await transaction
    .select({ phlebotomistId: visits.phlebotomistId })
    .from(visits)
    .where(eq(visits.id, booking.visitId));
  const isOwn = visit !== undefined && visit.phlebotomistId === getStaffUser(actor)?.id;
  const areTestsAdded = removed.length === 0 && added.every(({ itemType }) => itemType === "test");
  if (!isOwn || !areTestsAdded) throw new DomainError("not-allowed", "staff-only");
}

async function diffItems(
  db: Db,
  { id }: BookingRow,
  requestedItems: readonly OrderedItem[],
  today: string,
): Promise<ItemsDiff> {
  const booked = await listBookingItems(db, id);
  const isAmong = (item: { itemType: string; itemId: number }, items: readonly (typeof item)[]) =>
    items.some(({ itemType, itemId }) => itemType === item.itemType && itemId === item.itemId);
  const { priced, unknown } = await priceItems(
    db,
    requestedItems.filter((item) => !isAmong(item, booked)),
    today,
  );
  if (unknown.length > 0)
    throw new DomainError("rule-broken", "item-not-offered", { field: "items", details: { unknown } });
  return {
    kept: booked.filter((item) => isAmong(item, requestedItems)),
    removed: booked.filter((item) => !isAmong(item, requestedItems)),
    added: priced,
  };
}

/** Lists the resulting items with their prices. */
function listResultingItems({ kept, added }: ItemsDiff): PricedItem[] {
  const booked = kept.map(({ itemType, itemId, code, name, description, pricePaise }) => {
    const type = itemType === "test" ? ("test" as const) : ("package" as const);
    return { itemType: type, itemId, code, name, description, pricePaise, cataloguePaise: pricePaise, offerSlug: null };
  });
  return [...booked, ...added];
}

/** Throws `test-held` if an added item would be paid for twice; earlier duplicates stay. */
async function requireNoCoveredTests(db: Db, difference: ItemsDiff): Promise<void> {
  const items = listResultingItems(difference);
  const isNew = ({ code }: PricedItem) => difference.added.some((item) => item.code === code);
  const coveredItems = (await findCoveredBookingItems(db, items)).filter(({ item, by }) => isNew(item) || isNew(by));
  if (coveredItems.length > 0) throw createCoveredTestsError(items, coveredItems);
}

/** Returns the total in paise. Throws `price-changed` unless it equals the stated one. */
function requireTotal(difference: ItemsDiff, statedTotal: string): number {
  const items = listResultingItems(difference);
  const totalPaise = items.reduce((sum, { pricePaise }) => sum + pricePaise, 0);
  if (parseAmount(statedTotal) === totalPaise) return totalPaise;
  const currentItems = items.map(({ itemType, itemId, code, name, pricePaise }) => {
    return { itemType, itemId, code, name, price: formatAmount(pricePaise) };
  });
  throw new DomainError("price-changed", "price-changed", {
    details: { totalAmount: formatAmount(totalPaise), items: currentItems },
  });
}

function confirmTotalAfterPayment(
  { paymentStatus, takenPaise: paidPaise, totalPaise: bookedPaise, discountPaise }: BookingRow,
  bookedTotalPaise: number,
  change: ChangeItemsInput,
): void {
  if (getMoneyState(paymentStatus) !== "taken" || bookedPaise === bookedTotalPaise) return;
  const totalPaise = Math.max(bookedTotalPaise - discountPaise, 0);
  const reason = { key: "items-after-payment", paidPaise, totalPaise } as const;
  requireConfirmations([{ field: "afterPayment", reason }], change);
}

async function storeItems(
  transaction: Db,
  { id: bookingId }: BookingRow,
  { removed, added }: ItemsDiff,
): Promise<void> {
  const ids = removed.map(({ id }) => id);
  await transaction
    .delete(bookingItems)
    .where(and(eq(bookingItems.bookingId, bookingId), inArray(bookingItems.id, ids)));
  if (added.length > 0) await transaction.insert(bookingItems).values(added.map((item) => ({ ...item, bookingId })));
}

/**
 * Returns the offer that sets a price of the booking: one of an added item, or the existing one while a package
 * remains.
 */
function resolveOffer({ kept, added }: ItemsDiff): { offerSlug?: string | null } {
  const offerSlug = added.find((item) => item.offerSlug)?.offerSlug;
  if (offerSlug) return { offerSlug };
  return kept.some(({ itemType }) => itemType === "package") ? {} : { offerSlug: null };
}
