import { and, between, count, desc, eq, type SQL, sql } from "drizzle-orm";
import { isOfKind } from "#core/bookings/is-of-kind.server.ts";
import { type MoneyKind, moneyKindNames, moneyKinds, visits } from "#core/bookings/kinds.ts";
import type { ItemType } from "#core/pricing/ordered-item.ts";
import type { Db } from "#db/client.server.ts";
import { bookingItems, bookings } from "#db/schema/bookings.ts";
import { holidays, lab } from "#db/schema/lab.ts";
import type { Period } from "./period.ts";

const TOP = 8;

const takesPlace = isOfKind(visits);
const inPeriod = ({ from, to }: Period) => between(bookings.day, from, to);
const rupees = (condition?: SQL) =>
  sql<number>`coalesce(sum(${bookings.totalPaise}) ${condition ? sql`filter (where ${condition})` : sql``}, 0)::float8`;

/** Visits of each day that has any, declined ones left out. */
export async function visitsByDay(db: Db, period: Period) {
  return db
    .select({ day: bookings.day, bookings: count(), bookedPaise: rupees() })
    .from(bookings)
    .where(and(inPeriod(period), takesPlace))
    .groupBy(bookings.day);
}

export type MoneySums = Record<MoneyKind, { bookings: number; paise: number }>;

/** The period's paise: booked, and of each kind with its bookings (see `moneyKinds`). */
export async function moneyOf(db: Db, period: Period): Promise<{ bookedPaise: number; kinds: MoneySums }> {
  const sums = moneyKindNames.map((kind) => {
    const condition = isOfKind(moneyKinds[kind]);
    const number = sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
    return [kind, { bookings: number, paise: rupees(condition) }] as const;
  });
  const [row] = await db
    .select({ bookedPaise: rupees(takesPlace), ...Object.fromEntries(sums) })
    .from(bookings)
    .where(inPeriod(period));
  const { bookedPaise = 0, ...kinds } = row ?? {};
  return { bookedPaise, kinds: kinds as MoneySums };
}

export async function bookingsByStatus(db: Db, period: Period) {
  return db
    .select({ status: bookings.status, bookings: count() })
    .from(bookings)
    .where(inPeriod(period))
    .groupBy(bookings.status)
    .orderBy(desc(count()), bookings.status);
}

export async function bookingsByPayment(db: Db, period: Period) {
  return db
    .select({ paymentStatus: bookings.paymentStatus, bookings: count() })
    .from(bookings)
    .where(inPeriod(period))
    .groupBy(bookings.paymentStatus)
    .orderBy(desc(count()), bookings.paymentStatus);
}

/** Seats taken on each weekday (Monday is 1) at each hour; a visit at the centre takes none. */
export async function seatsTaken(db: Db, period: Period) {
  const weekday = sql<number>`extract(isodow from ${bookings.day})::int`;
  return db
    .select({ weekday, time: bookings.time, taken: count() })
    .from(bookings)
    .where(and(inPeriod(period), takesPlace, eq(bookings.place, "home")))
    .groupBy(weekday, bookings.time);
}

/** What was booked most often, of one type; the name is the one of its latest booking. */
export async function topItems(db: Db, period: Period, itemType: ItemType) {
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
    .where(and(inPeriod(period), takesPlace, eq(bookingItems.itemType, itemType)))
    .groupBy(itemId)
    .orderBy(desc(count()), itemId)
    .limit(TOP);
}

/** Seats a slot, and the days of the period on which the lab was closed. */
export async function seatsAndHolidays(db: Db, { from, to }: Period) {
  const [row] = await db.select({ seatsPerSlot: lab.seatsPerSlot }).from(lab);
  const closed = await db
    .select({ day: holidays.day })
    .from(holidays)
    .where(between(holidays.day, from, to));
  return { seatsPerSlot: row?.seatsPerSlot ?? 0, holidays: new Set(closed.map(({ day }) => day)) };
}
