import { and, asc, desc, eq, getTableColumns, gte, inArray, lt, lte, ne, type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, alias, QueryBuilder } from "drizzle-orm/pg-core";
import { type Page, pageOf } from "#core/page.ts";
import type { Paise } from "#core/pricing/money.ts";
import { slotStartMinutes } from "#core/slots/grid.ts";
import type { Db } from "#db/client.server.ts";
import { auditTrail, bookingItems, bookings } from "#db/schema/bookings.ts";
import { holidays } from "#db/schema/lab.ts";
import { reports } from "#db/schema/reports.ts";
import { isOfKind } from "./is-of-kind.server.ts";
import { type ViewKind, viewKinds } from "./kinds.ts";
import { type BookingStatus, type PaymentStatus, statusesToCome } from "./statuses.ts";
import { waysToFind } from "./ways-to-find.server.ts";

const {
  requestHash: _hash,
  offerSlug: _offer,
  network: _network,
  billedTo: _billed,
  placedTotalPaise: _placedTotal,
  ...columns
} = getTableColumns(bookings);

/** What is told of a booking. */
export const bookingColumns = columns;

export type BookingRow = Omit<
  typeof bookings.$inferSelect,
  "requestHash" | "offerSlug" | "network" | "billedTo" | "placedTotalPaise"
>;
export type BookingItemRow = typeof bookingItems.$inferSelect;

export type BookingsFiltered = {
  view?: ViewKind | undefined;
  patientId?: number | undefined;
  visitId?: number | undefined;
  status?: BookingStatus | undefined;
  paymentStatus?: PaymentStatus | undefined;
  from?: string | undefined;
  to?: string | undefined;
  search?: string | undefined;
};

export type BookingOrder = "newest" | "hour";

export type BookingsWanted = BookingsFiltered & {
  /** The cursor: the id of the last row of the page before. */
  before?: number | undefined;
  /** Newest first, unless named; by hour are the bookings of one day. */
  order?: BookingOrder | undefined;
  limit: number;
};

/** Bookings in the order that is asked for. */
export async function bookingsWanted(db: Db, wanted: BookingsWanted): Promise<Page<BookingRow>> {
  const ways = wanted.search ? await waysToFind(db, wanted.search) : [];
  const found = await db
    .select(bookingColumns)
    .from(bookings)
    .where(foundBy(db, ways, wanted, wanted.limit + 1))
    .orderBy(...(wanted.order === "hour" ? [asc(startOfHour), asc(bookings.id)] : [desc(bookings.id)]))
    .limit(wanted.limit + 1);
  return pageOf(found, wanted.limit);
}

/** What was booked, by the booking's id: the names of that day, in their order. */
export async function itemNamesOf(db: Db, bookingIds: number[]): Promise<Map<number, string[]>> {
  const { bookingId, name, id } = bookingItems;
  const items = await db
    .select({ bookingId, name })
    .from(bookingItems)
    .where(inArray(bookingId, bookingIds))
    .orderBy(asc(id));
  return new Map(
    [...Map.groupBy(items, (item) => item.bookingId)].map(([booking, held]) => [
      booking,
      held.map((item) => item.name),
    ]),
  );
}

/** How many bookings there are of each kind, in one statement; none is counted further than `most`. */
export async function bookingsCounted<Kind extends string>(
  db: Db,
  kinds: Record<Kind, BookingsFiltered>,
  most: number,
): Promise<Record<Kind, number>> {
  const waysOf = new Map<string, SQL[]>();
  for (const { search } of Object.values<BookingsFiltered>(kinds)) {
    if (search && !waysOf.has(search)) waysOf.set(search, await waysToFind(db, search));
  }
  const counts = Object.entries<BookingsFiltered>(kinds).map(([kind, filtered]) => {
    const found = db
      .select({ id: bookings.id })
      .from(bookings)
      .where(foundBy(db, waysOf.get(filtered.search ?? "") ?? [], filtered, most))
      .limit(most);
    return sql`(select count(*)::int from ${found} as found) as ${sql.identifier(kind)}`;
  });
  const { rows } = await db.execute<Record<Kind, number>>(sql`select ${sql.join(counts, sql`, `)}`);
  return rows[0] as Record<Kind, number>;
}

/** The visits at home of some days that nobody has made or declined yet, in their order. */
export async function visitsToCome(db: Db, days: string[]): Promise<BookingRow[]> {
  const found = await db
    .select(bookingColumns)
    .from(bookings)
    .where(and(inArray(bookings.day, days), inArray(bookings.status, statusesToCome), eq(bookings.place, "home")))
    .orderBy(asc(bookings.day), asc(bookings.id));
  return found.sort(
    (one, other) => one.day.localeCompare(other.day) || slotStartMinutes(one.time) - slotStartMinutes(other.time),
  );
}

/** The visits to come on closed days from `today` on. */
export async function visitsOnHolidays(db: Db, today: string): Promise<BookingRow[]> {
  const closed = await db.select({ day: holidays.day }).from(holidays).where(gte(holidays.day, today));
  const days = closed.map(({ day }) => day);
  return visitsToCome(db, days);
}

export async function bookingById(db: Db, id: number): Promise<BookingRow | undefined> {
  const [booking] = await db.select(bookingColumns).from(bookings).where(eq(bookings.id, id));
  return booking;
}

/** A booking whose request came again, with the total that its first answer said. */
export type RepeatedBooking = BookingRow & { placedTotalPaise: Paise };

/** The booking that this very request made, if it was here before; under whichever of its hashes. */
export async function bookingOfRequest(db: Db, hashes: readonly Buffer[]): Promise<RepeatedBooking | undefined> {
  const [booking] = await db
    .select({ ...bookingColumns, placedTotalPaise: bookings.placedTotalPaise })
    .from(bookings)
    .where(inArray(bookings.requestHash, [...hashes]));
  return booking && { ...booking, placedTotalPaise: booking.placedTotalPaise ?? booking.totalPaise };
}

export async function itemsOfBooking(db: Db, bookingId: number): Promise<BookingItemRow[]> {
  return db.select().from(bookingItems).where(eq(bookingItems.bookingId, bookingId)).orderBy(asc(bookingItems.id));
}

/** Who changed what of a booking, oldest first; an upload is told by its file's name too, as long as the report is there. */
export async function trailOfBooking(db: Db, bookingId: number) {
  const { id, at, actor, action, change } = auditTrail;
  const isUploaded = and(
    inArray(action, ["report-attached", "report-replaced"]),
    eq(reports.id, sql`(${change} ->> 'reportId')::int`),
  );
  const rows = await db
    .select({ at, actor, action, change, fileName: reports.fileName })
    .from(auditTrail)
    .leftJoin(reports, isUploaded)
    .where(and(eq(auditTrail.bookingId, bookingId), ne(action, "looked")))
    .orderBy(asc(id));
  return rows.map(({ fileName, ...row }) =>
    fileName === null ? row : { ...row, change: { ...row.change, fileName } },
  );
}

const hourOf = (time: AnyPgColumn) => sql`to_timestamp(${time}, 'HH12:MI AM')`;
const startOfHour = hourOf(bookings.time);

type Filters = BookingsFiltered & Pick<Partial<BookingsWanted>, "before" | "order">;

/**
 * The filters and, of several ways to find, the newest `most` of each: the database plans each way for itself, by its own
 * index or from the newest on. Of one day by hour, each way gives all.
 */
function foundBy(db: Db, ways: SQL[], filters: Filters, most: number): SQL | undefined {
  const [only, ...others] = ways;
  if (others.length === 0) return and(...conditionsOf(filters), only);
  const found = ways.map((way) => {
    const all = db
      .select({ id: bookings.id })
      .from(bookings)
      .where(and(...conditionsOf(filters), way));
    return filters.order === "hour" ? sql`${all}` : sql`${all.orderBy(desc(bookings.id)).limit(most)}`;
  });
  return sql`${bookings.id} in (${sql.join(found, sql` union `)})`;
}

function conditionsOf(wanted: Filters): (SQL | undefined)[] {
  return [
    wanted.patientId === undefined ? undefined : eq(bookings.patientId, wanted.patientId),
    wanted.visitId === undefined ? undefined : eq(bookings.visitId, wanted.visitId),
    wanted.view === undefined ? undefined : isOfKind(viewKinds[wanted.view]),
    wanted.status === undefined ? undefined : eq(bookings.status, wanted.status),
    wanted.paymentStatus === undefined ? undefined : eq(bookings.paymentStatus, wanted.paymentStatus),
    wanted.from === undefined ? undefined : gte(bookings.day, wanted.from),
    wanted.to === undefined ? undefined : lte(bookings.day, wanted.to),
    wanted.before === undefined ? undefined : isAfter(wanted.before, wanted.order),
  ];
}

/** Whether a row follows that booking in the order of the list. */
function isAfter(id: number, order: BookingOrder | undefined): SQL {
  if (order !== "hour") return lt(bookings.id, id);
  const last = alias(bookings, "last");
  const start = { hour: hourOf(last.time).as("hour"), id: last.id };
  return sql`(${startOfHour}, ${bookings.id}) > ${new QueryBuilder().select(start).from(last).where(eq(last.id, id))}`;
}
