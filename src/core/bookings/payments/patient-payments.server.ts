import { gte } from "drizzle-orm";
import { getBookingBalance } from "#core/bookings/booking-balance.ts";
import { listBookingEvents } from "#core/bookings/booking-events.server.ts";
import type { BookingRow } from "#core/bookings/queries.server.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import { addTenders, type TenderMethod } from "#core/money/tenders.ts";
import type { Db } from "#db/client.server.ts";
import { holidays } from "#db/schema/lab.ts";
import {
  limitToBooking,
  listReceiptsOfBookings,
  type ReceiptRow,
  sumBookingTenders,
} from "./receipt-queries.server.ts";
import { getRefundDay } from "./refund-day.ts";
import { balanceEventKinds, findRefundDueSince } from "./refund-due-since.ts";

/** What the lab is to return: since when and by which day, if known, and the ways by which the money came. */
export type OwedRefund = { since: string | null; by: string | null; methods: TenderMethod[] };

export type PatientPayments = {
  /** The shares of this booking, oldest first. */
  receipts: ReceiptRow[];
  refund: OwedRefund | null;
};

/** Lists what a patient sees of the payments of these bookings, in their order. */
export async function listPatientPayments(db: Db, rows: readonly BookingRow[]): Promise<PatientPayments[]> {
  const receipts = await listReceiptsOfBookings(
    db,
    rows.map(({ id }) => id),
  );
  const owing = rows.filter((row) => getBookingBalance(row).backPaise > 0);
  const since = await findRefundDueDays(db, owing);
  const closed = await listHolidaysSince(db, [...since.values()]);
  return rows.map((row) => {
    const own = receipts.filter(({ allocations }) => allocations.some(({ bookingId }) => bookingId === row.id));
    const shares = own.map((receipt) => limitToBooking(receipt, row.id));
    if (!owing.includes(row)) return { receipts: shares, refund: null };
    const day = since.get(row.id) ?? null;
    const methods = addTenders(sumBookingTenders(own, row.code)).filter(({ paise }) => paise > 0);
    const by = day && getRefundDay(day, closed);
    return { receipts: shares, refund: { since: day, by, methods: methods.map(({ method }) => method) } };
  });
}

/** Finds the lab's day since which each booking's money is owed, by booking id. */
async function findRefundDueDays(db: Db, owing: readonly BookingRow[]): Promise<Map<number, string>> {
  if (owing.length === 0) return new Map();
  const ids = owing.map(({ id }) => id);
  const events = await listBookingEvents(db, ids, balanceEventKinds);
  return new Map(
    owing.flatMap((row) => {
      const own = events.filter(({ bookingId }) => bookingId === row.id);
      const at = findRefundDueSince(row, own);
      return at ? [[row.id, toLabTime(at).day] as const] : [];
    }),
  );
}

/** Lists the holidays from the earliest of these days on: names by day. */
export async function listHolidaysSince(db: Db, days: readonly string[]): Promise<Map<string, string>> {
  const first = days.toSorted().at(0);
  if (first === undefined) return new Map();
  const rows = await db.select().from(holidays).where(gte(holidays.day, first));
  return new Map(rows.map(({ day, name }) => [day, name]));
}
