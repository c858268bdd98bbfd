import { and, count, eq, gte, lt, lte, type SQL, sql } from "drizzle-orm";
import type { Paise } from "#core/pricing/money.ts";
import type { Db } from "#db/client.server.ts";
import { user } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/bookings.ts";
import { cashMoves, closings, receiptAllocations, receipts, receiptTenders, settlements } from "#db/schema/money.ts";
import { isOwing, wantedPaise } from "#db/schema/open-money.ts";
import { type SettledMethod, settledMethods } from "#db/schema/values.ts";
import { type AgedSum, type BookedSums, getAgeBoundaries, type OpenCash, type PersonTaken } from "./evening-sums.ts";

const wanted = wantedPaise(bookings);
const due = sql`greatest(${wanted} - ${bookings.takenPaise}, 0)`;
const back = sql`greatest(${bookings.takenPaise} - (${wanted}), 0)`;
const sumPaise = (paise: SQL) => sql<Paise>`coalesce(sum(${paise}), 0)::float8`;

/** Booked: what the visits of the day cost, what was taken for them on any day, what is due and what is to be returned. */
export async function sumBooked(db: Db, day: string): Promise<BookedSums> {
  const [row] = await db
    .select({
      visits: sql<number>`count(distinct ${bookings.visitId}) filter (where ${bookings.status} <> 'declined')::int`,
      amount: sumPaise(wanted),
      taken: sumPaise(sql`${bookings.takenPaise}`),
      due: sumPaise(due),
      back: sumPaise(back),
    })
    .from(bookings)
    .where(eq(bookings.day, day));
  return row ?? { visits: 0, amount: 0, taken: 0, due: 0, back: 0 };
}

/** Owed: what is due now for the visits up to the day, by the age of the visit. A visit yet to be made owes nothing. */
export async function sumOwed(db: Db, day: string): Promise<AgedSum> {
  const dueOf = (condition: SQL | undefined) =>
    sql<Paise>`coalesce(sum(${due}) filter (where ${condition}), 0)::float8`;
  const begins = getAgeBoundaries(day);
  const [row] = await db
    .select({
      bookings: count(),
      total: sumPaise(due),
      today: dueOf(eq(bookings.day, day)),
      week: dueOf(and(lt(bookings.day, day), gte(bookings.day, begins.week))),
      month: dueOf(and(lt(bookings.day, begins.week), gte(bookings.day, begins.month))),
      older: dueOf(lt(bookings.day, begins.month)),
    })
    .from(bookings)
    .where(and(isOwing(bookings), lte(bookings.day, day)));
  return row ?? { bookings: 0, total: 0, today: 0, week: 0, month: 0, older: 0 };
}

/** Collected by person and way: the tenders of the day, by who wrote the receipt; the largest sum first. */
export async function listTakenByPerson(db: Db, day: string): Promise<PersonTaken[]> {
  const { rows } = await db.execute<PersonTaken>(sql`
    select receipt.by as id, (array_agg(receipt.by_name order by receipt.id desc))[1] as name,
      coalesce(sum(tender.paise) filter (where tender.method = 'cash'), 0)::float8 as cash,
      coalesce(sum(tender.paise) filter (where tender.method = 'upi'), 0)::float8 as upi,
      coalesce(sum(tender.paise) filter (where tender.method = 'card'), 0)::float8 as card,
      coalesce(sum(tender.paise) filter (where tender.method = 'other'), 0)::float8 as other
    from ${receiptTenders} tender join ${receipts} receipt on receipt.id = tender.receipt_id
    where tender.day = ${day}
    group by receipt.by, case when receipt.by is null then receipt.by_name end
    order by sum(tender.paise) desc, name`);
  return rows;
}

type NumberOfReceipt = { series: string; number: number };

export type TakenSums = {
  forEarlier: Paise;
  returned: Paise;
  receipts: number;
  first: NumberOfReceipt | null;
  last: NumberOfReceipt | null;
};

/**
 * Of what was collected on the day: the part for visits of earlier days, what was returned, less returns taken back,
 * and the numbers of the receipts. A receipt whose money counts on two days, for visits before and from the day on, is
 * divided in the ratio of its amounts.
 */
export async function sumTaken(db: Db, day: string): Promise<TakenSums> {
  const { rows } = await db.execute<TakenSums>(sql`
    select
      coalesce(sum(round(counted.paise * coalesce(share.earlier, 0)::numeric / share.whole)), 0)::float8 as "forEarlier",
      coalesce(-sum(counted.paise) filter (where ${isReturnReceipt}), 0)::float8 as returned,
      count(*) filter (where receipt.kind = 'taken')::int as receipts,
      (array_agg(json_build_object('series', receipt.series, 'number', receipt.number)
        order by receipt.series, receipt.number) filter (where receipt.kind = 'taken'))[1] as first,
      (array_agg(json_build_object('series', receipt.series, 'number', receipt.number)
        order by receipt.series desc, receipt.number desc) filter (where receipt.kind = 'taken'))[1] as last
    from (select receipt_id, sum(paise) as paise from ${receiptTenders} where day = ${day} group by receipt_id) counted
    join ${receipts} receipt on receipt.id = counted.receipt_id
    cross join lateral (
      select sum(allocation.paise) as whole, sum(allocation.paise) filter (where booking.day < ${day}) as earlier
      from ${receiptAllocations} allocation left join ${bookings} booking on booking.id = allocation.booking_id
      where allocation.receipt_id = counted.receipt_id
    ) share`);
  return rows[0] ?? { forEarlier: 0, returned: 0, receipts: 0, first: null, last: null };
}

/** Whether the row `receipt` of a statement returns money, or takes a return back. */
export const isReturnReceipt = sql`(receipt.kind = 'returned' or (receipt.kind = 'corrected' and exists (
  select from ${receipts} mistake where mistake.corrected_by = receipt.id and mistake.kind = 'returned')))`;

/** Not closed: who has days up to this one that changed their cash and are not closed, and the first of them. */
export async function listOpenCash(db: Db, day: string): Promise<OpenCash[]> {
  const { rows } = await db.execute<OpenCash>(sql`
    select person.id, person.name, open.day::text
    from ${user} person
    left join lateral (
      select day from ${closings}
      where person_id = person.id and accepted_at is not null order by day desc limit 1
    ) last on true
    cross join lateral (
      select least(
        (select min(day) from ${receiptTenders}
          where method = 'cash' and holder_id = person.id and day > coalesce(last.day, '-infinity')),
        (select min(to_day) from ${cashMoves} where to_id = person.id and to_day > coalesce(last.day, '-infinity')),
        (select min(from_day) from ${cashMoves} where from_id = person.id and from_day > coalesce(last.day, '-infinity'))
      ) as day
    ) open
    where person.role <> 'patient' and open.day <= ${day}
    order by open.day, person.name`);
  return rows;
}

/** Not settled: the payment methods with money of the day that is not yet compared with the bank or the machine. */
export async function listUnsettledMethods(db: Db, day: string): Promise<SettledMethod[]> {
  const { rows } = await db.execute<{ method: SettledMethod }>(sql`
    select distinct method from ${receiptTenders} where day = ${day} and method in ('upi', 'card')
    except select method from ${settlements} where day = ${day}`);
  return settledMethods.filter((method) => rows.some((row) => row.method === method));
}

/** Collected on each of these days that has any, both included. */
export async function sumTakenByDay(db: Db, from: string, to: string): Promise<Map<string, Paise>> {
  const rows = await db
    .select({ day: receiptTenders.day, total: sumPaise(sql`${receiptTenders.paise}`) })
    .from(receiptTenders)
    .where(and(gte(receiptTenders.day, from), lte(receiptTenders.day, to)))
    .groupBy(receiptTenders.day);
  return new Map(rows.map(({ day, total }) => [day, total]));
}
