import { and, between, count, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { type MoneyFilter, moneyFilterNames, moneyFilters, visitFilter } from "#core/bookings/booking-filters.ts";
import { matchesFilter } from "#core/bookings/matches-filter.server.ts";
import type { ItemType } from "#core/pricing/ordered-item.ts";
import type { Db } from "#db/client.server.ts";
import { bookingItems, bookings } from "#db/schema/bookings.ts";
import { holidays, lab } from "#db/schema/lab.ts";
import type { Period } from "./period.ts";

const MAX_TOP_ITEMS = 8;

const takesPlace = matchesFilter(visitFilter);
const isInPeriod = ({ from, to }: Period) => between(bookings.day, from, to);
/** What a booking costs, less its discount. */
const netPaise = sql`greatest(${bookings.totalPaise} - ${bookings.discountPaise}, 0)`;
const sumPaise = (paise: SQL, condition?: SQL) =>
  sql<number>`coalesce(sum(${paise}) ${condition ? sql`filter (where ${condition})` : sql``}, 0)::float8`;

/**
 * The money of each kind, whatever the kind of its booking: a part payment is paid, the rest of it owed. Paid, owed and
 * refunded add up to what is booked (decision 008).
 */
const amounts: Record<MoneyFilter, SQL<number>> = {
  paid: sumPaise(
    sql`least(${bookings.takenPaise}, ${netPaise})`,
    sql`${takesPlace} and not ${matchesFilter(moneyFilters.refunded)}`,
  ),
  owed: sumPaise(sql`greatest(${netPaise} - ${bookings.takenPaise}, 0)`, matchesFilter(moneyFilters.owed)),
  refunded: sumPaise(netPaise, matchesFilter(moneyFilters.refunded)),
  toGiveBack: sumPaise(sql`greatest(${bookings.takenPaise} - case when ${takesPlace} then ${netPaise} else 0 end, 0)`),
  nothingDue: sumPaise(netPaise, matchesFilter(moneyFilters.nothingDue)),
};

/** Visits of each day that has any, without declined ones. */
export async function countVisitsByDay(db: Db, period: Period) {
  return db
    .select({ day: bookings.day, bookings: count(), bookedPaise: sumPaise(netPaise) })
    .from(bookings)
    .where(and(isInPeriod(period), takesPlace))
    .groupBy(bookings.day);
}

export type MoneySums = Record<MoneyFilter, { bookings: number; paise: number }>;

/** Amounts of the period in paise: booked, and each kind with the bookings that are wholly of it. */
export async function sumMoney(db: Db, period: Period): Promise<{ bookedPaise: number; kinds: MoneySums }> {
  const sums = moneyFilterNames.map((kind) => {
    const number = sql<number>`count(*) filter (where ${matchesFilter(moneyFilters[kind])})`.mapWith(Number);
    return [kind, { bookings: number, paise: amounts[kind] }] as const;
  });
  const [row] = await db
    .select({ bookedPaise: sumPaise(netPaise, takesPlace), ...Object.fromEntries(sums) })
    .from(bookings)
    .where(isInPeriod(period));
  const { bookedPaise = 0, ...kinds } = row ?? {};
  return { bookedPaise, kinds: kinds as MoneySums };
}

/** Counts the bookings whose visit is in the period, the most frequent status first. */
export async function countBookingsByStatus(db: Db, period: Period) {
  return db
    .select({ status: bookings.status, bookings: count() })
    .from(bookings)
    .where(isInPeriod(period))
    .groupBy(bookings.status)
    .orderBy(desc(count()), bookings.status);
}

export async function countBookingsByPayment(db: Db, period: Period) {
  return db
    .select({ paymentStatus: bookings.paymentStatus, bookings: count() })
    .from(bookings)
    .where(isInPeriod(period))
    .groupBy(bookings.paymentStatus)
    .orderBy(desc(count()), bookings.paymentStatus);
}

/** Seats taken per weekday (Monday is 1) and slot; a visit at the centre takes none. */
export async function countSeatsTaken(db: Db, period: Period) {
  const weekday = sql<number>`extract(isodow from ${bookings.day})::int`;
  return db
    .select({ weekday, time: bookings.time, taken: count() })
    .from(bookings)
    .where(and(isInPeriod(period), takesPlace, eq(bookings.place, "home")))
    .groupBy(weekday, bookings.time);
}

/** The items of one type booked most often, redraws left out; each name is that of its latest booking. */
export async function listTopItems(db: Db, period: Period, itemType: ItemType) {
  const { itemId, name, code, pricePaise, id } = bookingItems;
  const latest = (column: typeof name | typeof code) => sql<string>`(array_agg(${column} order by ${id} desc))[1]`;
  return db
    .select({
      itemId,
      name: latest(name),
      code: latest(code),
      bookings: count(),
      amountPaise: sql<number>`sum(${pricePaise})::float8`,
    })
    .from(bookings)
    .innerJoin(bookingItems, eq(bookingItems.bookingId, bookings.id))
    .where(and(isInPeriod(period), takesPlace, isNull(bookings.redrawOf), eq(bookingItems.itemType, itemType)))
    .groupBy(itemId)
    .orderBy(desc(count()), itemId)
    .limit(MAX_TOP_ITEMS);
}

/** Seats per slot, and the days of the period on which the lab was closed. */
export async function getSeatsAndHolidays(db: Db, { from, to }: Period) {
  const [row] = await db.select({ seatsPerSlot: lab.seatsPerSlot }).from(lab);
  const closed = await db
    .select({ day: holidays.day })
    .from(holidays)
    .where(between(holidays.day, from, to));
  return { seatsPerSlot: row?.seatsPerSlot ?? 0, holidays: new Set(closed.map(({ day }) => day)) };
}
