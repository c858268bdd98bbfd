import { sql } from "drizzle-orm";
import { authorize } from "#core/access/authorize.ts";
import { CSV_BOM } from "#core/analytics/csv.ts";
import { listDays, type Period } from "#core/analytics/period.ts";
import { recordAction } from "#core/audit/record-action.server.ts";
import type { Context } from "#core/context.server.ts";
import { getSentences } from "#core/i18n/get-sentences.server.ts";
import { formatReceiptNumber } from "#core/money/receipt-number.ts";
import { isErased } from "#core/patients/erased-patient.ts";
import type { Db } from "#db/client.server.ts";
import { bookings } from "#db/schema/bookings.ts";
import { receiptAllocations, receipts, receiptTenders } from "#db/schema/money.ts";
import {
  addEntries,
  type DayBookEntry,
  type DayBookSums,
  formatDayBookHeader,
  formatDayBookLine,
  formatDayBookSum,
} from "./day-book-csv.ts";
import { isReturnReceipt } from "./evening-queries.server.ts";
import type { TakenByMethod } from "./evening-sums.ts";

/**
 * Streams the receipts of a period as CSV, by the day of the money, and their sum as the last line. The audit log
 * records the export. Throws `sign-in-needed`, `not-allowed`.
 */
export async function exportDayBook(ctx: Context, period: Period): Promise<AsyncGenerator<string>> {
  authorize(ctx.actor, "read-money");
  await recordAction(ctx.db, ctx, { action: "day-book-exported", change: { ...period } });
  return streamLines(ctx.db, period);
}

async function* streamLines(db: Db, period: Period): AsyncGenerator<string> {
  const { dayBook } = getSentences("en");
  yield CSV_BOM + formatDayBookHeader(dayBook);
  let sums: DayBookSums = { cash: 0, upi: 0, card: 0, other: 0, discount: 0, taken: 0, returned: 0 };
  for (const day of listDays(period)) {
    const entries = await listDayBookEntries(db, day);
    sums = addEntries(sums, entries);
    if (entries.length > 0) yield entries.map((entry) => formatDayBookLine(entry, dayBook)).join("");
  }
  yield formatDayBookSum(sums, dayBook);
}

type ReceiptNumber = { series: string | null; number: number | null };
type EntryRow = TakenByMethod &
  ReceiptNumber &
  Pick<DayBookEntry, "codes" | "utr" | "discount" | "isReturn" | "by"> & {
    at: string;
    patients: { name: string | null; phone: string | null }[];
    mistakes: ReceiptNumber[] | null;
  };

/**
 * The receipts whose money counts on the day, in their order: each with its tenders of that day, and its bookings. A
 * discount stands beside its booking's first receipt, on the first day of that, so that no sum counts it twice.
 */
async function listDayBookEntries(db: Db, day: string): Promise<DayBookEntry[]> {
  const { rows } = await db.execute<EntryRow>(sql`
    select receipt.series, receipt.number, receipt.at, receipt.utr, receipt.by_name as by, counted.*, booked.codes,
      booked.patients, ${isReturnReceipt} as "isReturn",
      case when counted.is_first then booked.discount else 0 end as discount,
      (select json_agg(json_build_object('series', mistake.series, 'number', mistake.number) order by mistake.id)
        from ${receipts} mistake where mistake.corrected_by = receipt.id) as mistakes
    from (
      select tender.receipt_id,
        coalesce(sum(tender.paise) filter (where tender.method = 'cash'), 0)::float8 as cash,
        coalesce(sum(tender.paise) filter (where tender.method = 'upi'), 0)::float8 as upi,
        coalesce(sum(tender.paise) filter (where tender.method = 'card'), 0)::float8 as card,
        coalesce(sum(tender.paise) filter (where tender.method = 'other'), 0)::float8 as other,
        not exists (select from ${receiptTenders} earlier
          where earlier.receipt_id = tender.receipt_id and earlier.day < ${day}) as is_first
      from ${receiptTenders} tender where tender.day = ${day} group by tender.receipt_id
    ) counted
    join ${receipts} receipt on receipt.id = counted.receipt_id
    cross join lateral (
      select json_agg(allocation.booking_code order by allocation.position) as codes,
        json_agg(json_build_object('name', booking.patient_name, 'phone', booking.phone)
          order by allocation.position) as patients,
        coalesce(sum(booking.discount_paise) filter (where not exists (
          select from ${receiptAllocations} earlier
          where earlier.booking_id = allocation.booking_id and earlier.receipt_id < allocation.receipt_id
        )), 0)::float8 as discount
      from ${receiptAllocations} allocation left join ${bookings} booking on booking.id = allocation.booking_id
      where allocation.receipt_id = receipt.id
    ) booked
    order by receipt.id`);
  return rows.map(({ series, number, at, patients, mistakes, ...row }) => ({
    ...row,
    day,
    at: new Date(at),
    number: formatReceiptNumber({ series, number }),
    names: patients.map(({ name, phone }) => (phone === null || isErased({ phone }) ? null : name)),
    corrects: (mistakes ?? []).map(formatReceiptNumber),
  }));
}
