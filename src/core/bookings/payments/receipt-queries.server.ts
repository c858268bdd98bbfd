import { and, asc, eq, gt, inArray, isNull, type SQL } from "drizzle-orm";
import { addTenders, shareTenders, type Tender } from "#core/money/tenders.ts";
import { type Page, toPage } from "#core/pagination.ts";
import type { Db } from "#db/client.server.ts";
import { discounts, receiptAllocations, receipts, receiptTenders } from "#db/schema/money.ts";

export type ReceiptRow = typeof receipts.$inferSelect & {
  tenders: Tender[];
  /** The account that has its cash; null if no member of staff has. */
  holderId: string | null;
  /** In the order of the receipt. */
  allocations: { bookingId: number | null; bookingCode: string; paise: number }[];
};

export type DiscountRow = typeof discounts.$inferSelect;

/** Lists the receipts of these bookings, oldest first. */
export async function listReceiptsOfBookings(db: Db, bookingIds: readonly number[]): Promise<ReceiptRow[]> {
  return listReceipts(db, isReceiptOf(db, bookingIds));
}

/** Counts a patient's receipts, once for each booking. */
export function countReceiptsOfBookings(db: Db, bookingIds: readonly number[]): Promise<number> {
  return db.$count(receiptAllocations, inArray(receiptAllocations.bookingId, [...bookingIds]));
}

export type ReceiptFilters = {
  bookingId?: number | undefined;
  /** The lab's day in whose closing they count. */
  day?: string | undefined;
  /** The account of a staff member. */
  by?: string | undefined;
};

type FindReceiptsInput = ReceiptFilters & {
  /** The cursor: the id of the last receipt of the page before. */
  after?: number | undefined;
  limit: number;
};

/** Returns a page of receipts, oldest first. */
export async function findReceipts(
  db: Db,
  { bookingId, day, by, after, limit }: FindReceiptsInput,
): Promise<Page<ReceiptRow>> {
  const ofDay = db.select({ id: receiptTenders.receiptId }).from(receiptTenders);
  const found = await listReceipts(
    db,
    and(
      bookingId === undefined ? undefined : isReceiptOf(db, [bookingId]),
      day === undefined ? undefined : inArray(receipts.id, ofDay.where(eq(receiptTenders.day, day))),
      by === undefined ? undefined : eq(receipts.by, by),
      after === undefined ? undefined : gt(receipts.id, after),
    ),
    limit + 1,
  );
  return toPage(found, limit);
}

export async function findReceiptById(db: Db, id: number): Promise<ReceiptRow | undefined> {
  return (await listReceipts(db, eq(receipts.id, id)))[0];
}

/** Finds the receipt that a request with this key has made. */
export async function findReceiptByKey(db: Db, key: string): Promise<ReceiptRow | undefined> {
  return (await listReceipts(db, eq(receipts.key, key)))[0];
}

/** Returns what a booking's receipts add up to, by payment method. */
export function sumBookingTenders(rows: readonly ReceiptRow[], bookingCode: string): Tender[] {
  return addTenders(
    rows.flatMap(({ tenders, allocations }) => shareTenders(tenders, allocations).get(bookingCode) ?? []),
  );
}

/** Returns the share of one booking in a receipt: its patient sees neither the other bookings nor their amounts. */
export function limitToBooking(row: ReceiptRow, bookingId: number): ReceiptRow {
  const allocations = row.allocations.filter((allocation) => allocation.bookingId === bookingId);
  const shares = shareTenders(row.tenders, row.allocations);
  return { ...row, allocations, tenders: allocations.flatMap(({ bookingCode }) => shares.get(bookingCode) ?? []) };
}

export async function findStandingDiscount(db: Db, bookingId: number): Promise<DiscountRow | undefined> {
  const isStanding = and(eq(discounts.bookingId, bookingId), isNull(discounts.withdrawnAt));
  return (await db.select().from(discounts).where(isStanding))[0];
}

function isReceiptOf(db: Db, bookingIds: readonly number[]): SQL {
  const isOfBooking = inArray(receiptAllocations.bookingId, [...bookingIds]);
  const ids = db.select({ id: receiptAllocations.receiptId }).from(receiptAllocations).where(isOfBooking);
  return inArray(receipts.id, ids);
}

/** Lists receipts, oldest first; all of them without a limit. */
async function listReceipts(db: Db, condition: SQL | undefined, limit?: number): Promise<ReceiptRow[]> {
  const all = db.select().from(receipts).where(condition).orderBy(asc(receipts.id));
  const rows = await (limit === undefined ? all : all.limit(limit));
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const tenders = await db.select().from(receiptTenders).where(inArray(receiptTenders.receiptId, ids));
  const allocations = await db
    .select()
    .from(receiptAllocations)
    .where(inArray(receiptAllocations.receiptId, ids))
    .orderBy(asc(receiptAllocations.position));
  const tendersOf = Map.groupBy(tenders, ({ receiptId }) => receiptId);
  const allocationsOf = Map.groupBy(allocations, ({ receiptId }) => receiptId);
  return rows.map((row) => ({
    ...row,
    tenders: addTenders(tendersOf.get(row.id) ?? []),
    holderId: tendersOf.get(row.id)?.[0]?.holderId ?? null,
    allocations: (allocationsOf.get(row.id) ?? []).map(({ bookingId, bookingCode, paise }) => {
      return { bookingId, bookingCode, paise };
    }),
  }));
}
