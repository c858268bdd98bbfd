import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { authorize, authorizeBeforeLoad } from "#core/access/authorize.ts";
import { recordBookingEvent } from "#core/audit/record-booking-event.server.ts";
import { getShortfallPaise } from "#core/bookings/booking-balance.ts";
import { requireTodaysBooking } from "#core/bookings/find-booking.server.ts";
import { assertBookingVersion } from "#core/bookings/lock-booking.server.ts";
import { lockPaymentBookings } from "#core/bookings/payments/lock-payment-bookings.server.ts";
import {
  listReceiptsOfBookings,
  type ReceiptRow,
  sumBookingTenders,
} from "#core/bookings/payments/receipt-queries.server.ts";
import { getHolderId, type NewReceipt, recordReceipt } from "#core/bookings/payments/record-receipt.server.ts";
import { type BookingRow, bookingColumns } from "#core/bookings/queries.server.ts";
import type { PaymentStatus } from "#core/bookings/statuses.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import type { Context } from "#core/context.server.ts";
import { lockCountedDays } from "#core/money/closings/counted-days.server.ts";
import { STATUS_SET_REASON } from "#core/money/receipt-reason.ts";
import { limitTenders, negateTenders, sumPaise, type TenderMethod } from "#core/money/tenders.ts";
import type { Paise } from "#core/pricing/money.ts";
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
    const receipts = await createMissingReceipts(transaction, ctx, before, input);
    if (receipts.length === 0) return setStatusAlone(transaction, ctx, before, input.paymentStatus);
    await lockCountedDays(
      transaction,
      receipts.map((receipt) => ({ ...receipt, holderId: getHolderId(ctx, receipt) })),
    );
    let booking = before;
    for (const { paise, ...receipt } of receipts) {
      const allocations = [{ booking, paise, paymentStatus: input.paymentStatus }];
      const recorded = await recordReceipt(transaction, ctx, { ...receipt, allocations });
      booking = recorded.bookings[0] ?? booking;
    }
    return booking;
  });
}

type MissingReceipt = Omit<NewReceipt, "allocations"> & { paise: Paise };

/** Returns the receipts that make the amounts agree with the status; none if they do. */
async function createMissingReceipts(
  transaction: Db,
  { now: at }: Context,
  booking: BookingRow,
  { paymentStatus, method = "other" }: ChangePaymentStatusInput,
): Promise<MissingReceipt[]> {
  if (paymentStatus === "paid") {
    const paise = getShortfallPaise(booking);
    return paise === 0 ? [] : [{ key: randomUUID(), at, kind: "taken", tenders: [{ method, paise }], paise }];
  }
  if (booking.takenPaise === 0) return [];
  const rows = await listReceiptsOfBookings(transaction, [booking.id]);
  const reason = STATUS_SET_REASON;
  if (paymentStatus === "refunded") {
    const tenders = negateTenders(limitTenders(sumBookingTenders(rows, booking.code), booking.takenPaise));
    return [{ key: randomUUID(), at, kind: "returned", tenders, paise: -booking.takenPaise, reason }];
  }
  return takeBack(rows, booking).map((correction) => ({ ...correction, key: randomUUID(), at, reason }));
}

/** Takes back all that stands, one receipt for each person who has the cash. */
function takeBack(rows: readonly ReceiptRow[], booking: BookingRow) {
  const standing = rows.filter(({ kind, correctedBy, allocations }) => {
    return kind !== "corrected" && correctedBy === null && allocations.length === 1;
  });
  // What is left of a receipt shared with other bookings is taken back too, but that receipt stands for the others.
  const isWhole = standing.reduce((sum, { tenders }) => sum + sumPaise(tenders), 0) === booking.takenPaise;
  const corrections = Map.groupBy(rows, ({ holderId }) => holderId)
    .entries()
    .map(([holderId, held]) => {
      const tenders = negateTenders(sumBookingTenders(held, booking.code));
      const takesBack = isWhole ? standing.filter((row) => row.holderId === holderId).map(({ id }) => id) : [];
      return { kind: "corrected" as const, tenders, paise: sumPaise(tenders), takesBack, correctedReceipt: held[0] };
    })
    .filter(({ paise }) => paise !== 0);
  // What was returned comes back first: never more is taken back than was taken.
  return [...corrections].toSorted((a, b) => b.paise - a.paise);
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
