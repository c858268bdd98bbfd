import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { authorize, authorizeBeforeLoad } from "#core/access/authorize.ts";
import { recordBookingEvent } from "#core/audit/record-booking-event.server.ts";
import { getLackingPaise } from "#core/bookings/booking-balance.ts";
import { requireTodaysBooking } from "#core/bookings/find-booking.server.ts";
import { assertBookingVersion } from "#core/bookings/lock-booking.server.ts";
import { lockPaymentBookings } from "#core/bookings/payments/lock-payment-bookings.server.ts";
import { listBookingReceipts, sumBookingTenders } from "#core/bookings/payments/receipt-queries.server.ts";
import { type NewReceipt, recordReceipt } from "#core/bookings/payments/record-receipt.server.ts";
import { type BookingRow, bookingColumns } from "#core/bookings/queries.server.ts";
import type { PaymentStatus } from "#core/bookings/statuses.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import type { Context } from "#core/context.server.ts";
import { STATUS_SET_REASON } from "#core/money/receipt-reason.ts";
import { limitTenders, negateTenders, sumPaise, type TenderMethod } from "#core/money/tenders.ts";
import type { Db } from "#db/client.server.ts";
import { bookings } from "#db/schema/bookings.ts";

type ChangePaymentStatusInput = {
  bookingId: number;
  paymentStatus: PaymentStatus;
  /** How the rest was paid, if known. */
  method?: TenderMethod | undefined;
  version?: number | undefined;
};

/**
 * Sets any payment status from any other, and writes the receipt that it lacks: paid takes the rest, refunded returns
 * what was taken the way it came, pending and failed take everything back. Throws `sign-in-needed`, `not-allowed`,
 * `not-found`, `changed-meanwhile`.
 */
export async function changePaymentStatus(ctx: Context, input: ChangePaymentStatusInput): Promise<BookingRow> {
  authorizeBeforeLoad(ctx.actor, "change-payment-status");
  await requireTodaysBooking(ctx, "change-payment-status", input.bookingId);
  return ctx.db.transaction(async (transaction) => {
    const [locked] = await lockPaymentBookings(transaction, [input.bookingId]);
    const before = assertBookingVersion(locked, input.version);
    authorize(ctx.actor, "change-payment-status", before.day === toLabTime(ctx.now).day);
    if (before.paymentStatus === input.paymentStatus) return before;
    const receipt = await createMissingReceipt(transaction, ctx, before, input);
    if (!receipt) return setStatusAlone(transaction, ctx, before, input.paymentStatus);
    const [after = before] = (await recordReceipt(transaction, ctx, receipt)).bookings;
    return after;
  });
}

/** Returns the receipt that makes the amounts agree with the status; null if they do. */
async function createMissingReceipt(
  transaction: Db,
  { now: at }: Context,
  booking: BookingRow,
  { paymentStatus, method = "other" }: ChangePaymentStatusInput,
): Promise<NewReceipt | null> {
  const create = (paise: number, receipt: Pick<NewReceipt, "kind" | "tenders" | "takesBack" | "reason">) =>
    paise === 0 ? null : { key: randomUUID(), at, ...receipt, allocations: [{ booking, paise, paymentStatus }] };
  if (paymentStatus === "paid") {
    const paise = getLackingPaise(booking);
    return create(paise, { kind: "taken", tenders: [{ method, paise }] });
  }
  const rows = await listBookingReceipts(transaction, booking.id);
  const taken = sumBookingTenders(rows, booking.code);
  const paise = -booking.takenPaise;
  const reason = STATUS_SET_REASON;
  if (paymentStatus === "refunded") {
    const tenders = negateTenders(limitTenders(taken, booking.takenPaise));
    return create(paise, { kind: "returned", tenders, reason });
  }
  const standing = rows.filter(({ kind, correctedBy, allocations }) => {
    return kind !== "corrected" && correctedBy === null && allocations.length === 1;
  });
  // What is left of a receipt shared with other bookings is taken back too, but that receipt stands for the others.
  const isWhole = standing.reduce((sum, { tenders }) => sum + sumPaise(tenders), 0) === booking.takenPaise;
  const takesBack = isWhole ? standing.map(({ id }) => id) : [];
  return create(paise, { kind: "corrected", tenders: negateTenders(taken), takesBack, reason });
}

async function setStatusAlone(
  transaction: Db,
  ctx: Context,
  before: BookingRow,
  paymentStatus: PaymentStatus,
): Promise<BookingRow> {
  const [after = before] = await transaction
    .update(bookings)
    .set({ paymentStatus, version: sql`${bookings.version} + 1` })
    .where(eq(bookings.id, before.id))
    .returning(bookingColumns);
  await recordBookingEvent(transaction, ctx, before, {
    kind: "payment",
    data: { from: before.paymentStatus, to: paymentStatus },
  });
  return after;
}
