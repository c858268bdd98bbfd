import { inArray } from "drizzle-orm";
import { authorizeBeforeLoad, authorizeRecord, can } from "#core/access/authorize.ts";
import {
  type BookingItemRow,
  type BookingRow,
  bookingColumns,
  listBookingItems,
} from "#core/bookings/queries.server.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import type { Context } from "#core/context.server.ts";
import { DomainError } from "#core/errors.ts";
import { bookings } from "#db/schema/bookings.ts";
import { findReceiptById, type ReceiptRow } from "./receipt-queries.server.ts";

/** A receipt with the bookings that the reader may see, and their items; null for deleted ones and those of others. */
export type FoundReceipt = {
  receipt: ReceiptRow;
  /** The receipt that takes it back, or that it takes back. */
  counterpart: ReceiptRow | null;
  bookings: ({ booking: BookingRow; items: BookingItemRow[] } | null)[];
};

/**
 * Returns a receipt to staff and to the phones of its bookings; a phone sees its own bookings of a shared one. Throws
 * `sign-in-needed`, `not-allowed`, `not-found`.
 */
export async function findReceipt({ db, actor, now }: Omit<Context, "emit">, id: number): Promise<FoundReceipt> {
  authorizeBeforeLoad(actor, "read-payments");
  const receipt = await findReceiptById(db, id);
  const ids = receipt?.allocations.flatMap(({ bookingId }) => bookingId ?? []) ?? [];
  const rows = await db.select(bookingColumns).from(bookings).where(inArray(bookings.id, ids));
  const isToday = ({ day }: BookingRow) => day === toLabTime(now).day;
  const readable = rows.filter((row) => can(actor, "read-payments", row.phone, isToday(row)));
  const [first] = readable.length > 0 ? readable : rows;
  authorizeRecord(actor, "read-payments", "receipt-unknown", first?.phone ?? "", first ? isToday(first) : false);
  if (!receipt) throw new DomainError("not-found", "receipt-unknown");
  const found = receipt.allocations.map(async ({ bookingId }) => {
    const booking = readable.find((row) => row.id === bookingId);
    return booking ? { booking, items: await listBookingItems(db, booking.id) } : null;
  });
  const counterpartId = receipt.correctedBy ?? receipt.corrects;
  const counterpart = counterpartId === null ? undefined : await findReceiptById(db, counterpartId);
  return { receipt, counterpart: counterpart ?? null, bookings: await Promise.all(found) };
}
