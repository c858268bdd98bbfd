import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { nameActor } from "#core/access/actor.ts";
import { recordBookingEvent } from "#core/audit/record-booking-event.server.ts";
import { type BilledBooking, decidePaymentStatus } from "#core/bookings/booking-balance.ts";
import { type BookingRow, bookingColumns } from "#core/bookings/queries.server.ts";
import type { PaymentStatus } from "#core/bookings/statuses.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import type { Context } from "#core/context.server.ts";
import { DomainError } from "#core/errors.ts";
import { assignCountedDays, type CountedTender } from "#core/money/closings/counted-days.server.ts";
import { formatReceiptNumber, getReceiptSeries } from "#core/money/receipt-number.ts";
import { type Tender, toPaymentMethod, UNKNOWN_PAYMENT_METHOD } from "#core/money/tenders.ts";
import type { Paise } from "#core/pricing/money.ts";
import type { Db } from "#db/client.server.ts";
import { bookings } from "#db/schema/bookings.ts";
import { receiptAllocations, receiptSeries, receipts, receiptTenders } from "#db/schema/money.ts";
import { findReceiptById, type ReceiptRow } from "./receipt-queries.server.ts";

/** Signed amounts: negative if money goes back. Tenders and allocations have the same sum. */
export type NewReceipt = {
  key: string;
  kind: "taken" | "returned" | "corrected";
  at: Date;
  tenders: readonly Tender[];
  allocations: readonly BookingAllocation[];
  utr?: string | undefined;
  reason?: string | undefined;
  /** The standing receipts that this one takes back. */
  takesBack?: readonly number[];
  /** The receipt in whose place or against which this one stands: its money counts for the same person and day. */
  correctedReceipt?: Pick<ReceiptRow, "at" | "holderId"> | undefined;
};

export type BookingAllocation = {
  /** Locked by this transaction. */
  booking: BookingRow;
  paise: Paise;
  /** Set by staff; otherwise it follows from the amounts. */
  paymentStatus?: PaymentStatus;
};

export type RecordReceiptResult = { receipt: ReceiptRow; bookings: BookingRow[] };

/**
 * Stores a receipt, with its number, and what it changes in its bookings: what is taken, payment status and method,
 * event and audit log. The number's series is the last row that the transaction locks, so that numbers have no gap. Money
 * of a day that is closed counts on the first open day.
 * Throws `changed-meanwhile` (the key has just been used, or a receipt taken back), `rule-broken` (the UTR is known, or
 * more would be taken back than was taken).
 */
export async function recordReceipt(transaction: Db, ctx: Context, receipt: NewReceipt): Promise<RecordReceiptResult> {
  for (const { booking, paise } of receipt.allocations)
    if (booking.takenPaise + paise < 0) throw new DomainError("rule-broken", "receipt-returned-first");
  const countedTenders = await assignCountedDays(transaction, receipt.tenders, {
    ...{ holderId: getHolderId(ctx, receipt), now: ctx.now },
    ownDay: toLabTime(receipt.correctedReceipt?.at ?? receipt.at).day,
  });
  const number = receipt.kind === "corrected" ? null : await takeNumber(transaction, receipt.kind, receipt.at);
  if (receipt.utr) await requireNewUtr(transaction, receipt.utr);
  const receiptId = await insertReceipt(transaction, ctx, receipt, countedTenders, number);
  await markTakenBack(transaction, receiptId, receipt.takesBack ?? []);
  const changed: BookingRow[] = [];
  for (const allocation of receipt.allocations)
    changed.push(await updateBooking(transaction, ctx, receipt, allocation, number && formatReceiptNumber(number)));
  return { receipt: await requireReceipt(transaction, receiptId), bookings: changed };
}

/** Returns whose cash it is: that of the account which acts, or of the one whose receipt is corrected. */
export function getHolderId(
  { actor }: Pick<Context, "actor">,
  { correctedReceipt }: Pick<NewReceipt, "correctedReceipt">,
): string | null {
  return correctedReceipt ? correctedReceipt.holderId : nameActor(actor).by;
}

async function requireReceipt(transaction: Db, id: number): Promise<ReceiptRow> {
  const receipt = await findReceiptById(transaction, id);
  if (!receipt) throw new Error(`Receipt ${id} was not stored.`);
  return receipt;
}

type ReceiptNumber = { series: string; number: number };

/** Takes the next number; the row stays locked, so that receipts with a number are stored one after the other. */
async function takeNumber(transaction: Db, kind: "taken" | "returned", at: Date): Promise<ReceiptNumber> {
  const [row] = await transaction
    .insert(receiptSeries)
    .values({ series: getReceiptSeries(kind, toLabTime(at).day), last: 1 })
    .onConflictDoUpdate({ target: receiptSeries.series, set: { last: sql`${receiptSeries.last} + 1` } })
    .returning({ series: receiptSeries.series, number: receiptSeries.last });
  if (!row) throw new Error("The receipt's series gave no number.");
  return row;
}

async function requireNewUtr(transaction: Db, utr: string): Promise<void> {
  const [known] = await transaction
    .select({ series: receipts.series, number: receipts.number })
    .from(receipts)
    .where(and(eq(receipts.utr, utr), isNull(receipts.correctedBy)));
  if (!known) return;
  const reason = { key: "utr-known", receipt: formatReceiptNumber(known) ?? "" } as const;
  throw new DomainError("rule-broken", reason, { field: "utr" });
}

async function insertReceipt(
  transaction: Db,
  { actor, now }: Context,
  { key, kind, at, allocations, utr, reason, takesBack = [] }: NewReceipt,
  countedTenders: readonly CountedTender[],
  number: ReceiptNumber | null,
): Promise<number> {
  const [row] = await transaction
    .insert(receipts)
    .values({
      ...{ key, kind, at, utr, reason, ...number },
      visitId: allocations[0]?.booking.visitId,
      receivedAt: now,
      ...nameActor(actor),
      corrects: takesBack.length === 1 ? takesBack[0] : null,
    })
    .onConflictDoNothing({ target: receipts.key })
    .returning({ id: receipts.id });
  if (!row) throw new DomainError("changed-meanwhile", "receipt-key-used");
  await transaction.insert(receiptTenders).values(countedTenders.map((tender) => ({ receiptId: row.id, ...tender })));
  await transaction.insert(receiptAllocations).values(
    allocations.map(({ booking, paise }, position) => ({
      ...{ receiptId: row.id, bookingId: booking.id, bookingCode: booking.code, paise, position },
    })),
  );
  return row.id;
}

async function markTakenBack(transaction: Db, receiptId: number, takenBack: readonly number[]): Promise<void> {
  if (takenBack.length === 0) return;
  const marked = await transaction
    .update(receipts)
    .set({ correctedBy: receiptId })
    .where(and(inArray(receipts.id, [...takenBack]), isNull(receipts.correctedBy)))
    .returning({ id: receipts.id });
  if (marked.length < takenBack.length) throw new DomainError("changed-meanwhile", "receipt-corrected");
}

async function updateBooking(
  transaction: Db,
  ctx: Context,
  { kind }: NewReceipt,
  { booking: before, paise, paymentStatus }: BookingAllocation,
  receiptNumber: string | null,
): Promise<BookingRow> {
  const takenPaise = before.takenPaise + paise;
  const billed: BilledBooking = { ...before, takenPaise };
  const to = paymentStatus ?? decidePaymentStatus(billed, { isReturned: kind === "returned" });
  const paymentMethod =
    kind === "returned" ? before.paymentMethod : await resolvePaymentMethod(transaction, { ...before, takenPaise });
  const [after = before] = await transaction
    .update(bookings)
    .set({ takenPaise, paymentStatus: to, paymentMethod, version: sql`${bookings.version} + 1` })
    .where(eq(bookings.id, before.id))
    .returning(bookingColumns);
  const receipt = receiptNumber ? { receipt: receiptNumber } : {};
  await recordBookingEvent(transaction, ctx, before, {
    kind: "payment",
    data: { from: before.paymentStatus, to, paise, ...receipt },
  });
  return after;
}

/** Returns how the booking was paid, by its standing receipts. */
async function resolvePaymentMethod(transaction: Db, { id, place, takenPaise }: BookingRow): Promise<string> {
  if (takenPaise === 0) return UNKNOWN_PAYMENT_METHOD;
  const rows = await transaction
    .selectDistinct({ method: receiptTenders.method })
    .from(receiptAllocations)
    .innerJoin(receipts, eq(receipts.id, receiptAllocations.receiptId))
    .innerJoin(receiptTenders, eq(receiptTenders.receiptId, receipts.id))
    .where(
      and(
        eq(receiptAllocations.bookingId, id),
        inArray(receipts.kind, ["taken", "carried"]),
        isNull(receipts.correctedBy),
        sql`${receiptTenders.paise} > 0`,
      ),
    );
  return toPaymentMethod(
    rows.map(({ method }) => method),
    place,
  );
}
