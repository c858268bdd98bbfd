import { eq, sql } from "drizzle-orm";
import { nameActor } from "#core/access/actor.ts";
import { authorize, can } from "#core/access/authorize.ts";
import { recordBookingEvent } from "#core/audit/record-booking-event.server.ts";
import { decidePaymentStatus } from "#core/bookings/booking-balance.ts";
import { lockBooking } from "#core/bookings/lock-booking.server.ts";
import { type BookingRow, bookingColumns } from "#core/bookings/queries.server.ts";
import type { Context } from "#core/context.server.ts";
import { DomainError } from "#core/errors.ts";
import { type Paise, parseAmount } from "#core/pricing/money.ts";
import type { Db } from "#db/client.server.ts";
import { bookings } from "#db/schema/bookings.ts";
import { lab } from "#db/schema/lab.ts";
import { discounts } from "#db/schema/money.ts";
import { findStandingDiscount } from "./receipt-queries.server.ts";

type GiveDiscountInput = { bookingId: number; amount: string; reason: string; version?: number | undefined };

/**
 * Gives a discount on a booking's total. Throws `sign-in-needed`, `not-allowed` (above the receptionist's limit),
 * `not-found`, `changed-meanwhile`, `rule-broken` (a discount stands already, or is more than the total).
 */
export async function giveDiscount(ctx: Context, input: GiveDiscountInput): Promise<BookingRow> {
  authorize(ctx.actor, "give-discount");
  const paise = parseAmount(input.amount);
  return ctx.db.transaction(async (transaction) => {
    const booking = await lockBooking(transaction, input.bookingId, input.version);
    if (await findStandingDiscount(transaction, booking.id)) throw new DomainError("rule-broken", "discount-stands");
    if (paise > booking.totalPaise) throw new DomainError("rule-broken", "discount-above-total", { field: "amount" });
    await requireWithinLimit(transaction, ctx, paise, booking);
    await transaction.insert(discounts).values({
      ...{ bookingId: booking.id, paise, reason: input.reason, at: ctx.now },
      ...nameActor(ctx.actor),
    });
    return storeDiscount(transaction, ctx, booking, paise);
  });
}

/**
 * Withdraws the discount that stands. Throws `sign-in-needed`, `not-allowed`, `not-found`, `changed-meanwhile`,
 * `rule-broken` (none stands).
 */
export async function withdrawDiscount(
  ctx: Context,
  { bookingId, version }: Pick<GiveDiscountInput, "bookingId" | "version">,
): Promise<BookingRow> {
  authorize(ctx.actor, "give-discount");
  return ctx.db.transaction(async (transaction) => {
    const booking = await lockBooking(transaction, bookingId, version);
    const standing = await findStandingDiscount(transaction, booking.id);
    if (!standing) throw new DomainError("rule-broken", "discount-none");
    await transaction.update(discounts).set({ withdrawnAt: ctx.now }).where(eq(discounts.id, standing.id));
    return storeDiscount(transaction, ctx, booking, 0);
  });
}

async function requireWithinLimit(
  transaction: Db,
  { actor }: Context,
  paise: Paise,
  { totalPaise }: BookingRow,
): Promise<void> {
  if (can(actor, "give-large-discount")) return;
  const [row] = await transaction.select({ percent: lab.receptionistDiscountPercent }).from(lab);
  const percent = row?.percent ?? 0;
  if (paise * 100 <= totalPaise * percent) return;
  throw new DomainError("not-allowed", { key: "discount-needs-owner", percent }, { field: "amount" });
}

async function storeDiscount(transaction: Db, ctx: Context, before: BookingRow, discountPaise: Paise) {
  const paymentStatus = decidePaymentStatus({ ...before, discountPaise });
  const [after = before] = await transaction
    .update(bookings)
    .set({ discountPaise, paymentStatus, version: sql`${bookings.version} + 1` })
    .where(eq(bookings.id, before.id))
    .returning(bookingColumns);
  const kind = discountPaise > 0 ? "discount-given" : "discount-withdrawn";
  await recordBookingEvent(transaction, ctx, before, { kind, data: { from: before.discountPaise, to: discountPaise } });
  return after;
}
