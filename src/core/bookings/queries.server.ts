import { and, asc, desc, eq, gte, inArray, lt, lte, ne, type SQL, sql } from "drizzle-orm";
import { type AnyPgColumn, alias, QueryBuilder } from "drizzle-orm/pg-core";
import { type Page, toPage } from "#core/pagination.ts";
import type { Paise } from "#core/pricing/money.ts";
import { getSlotStartMinutes } from "#core/slots/grid.ts";
import type { Db } from "#db/client.server.ts";
import { auditLog, bookingEvents, bookingItems, bookings } from "#db/schema/bookings.ts";
import { holidays } from "#db/schema/lab.ts";
import { reports } from "#db/schema/reports.ts";
import type { BookingColumn } from "./booking-fields.ts";
import { type BookingView, viewFilters } from "./booking-filters.ts";
import { matchesFilter } from "./matches-filter.server.ts";
import type { BookingAuditEvent } from "./response-schema.ts";
import { createSearchConditions } from "./search-conditions.server.ts";
import type { BookingDetailField } from "./staff-details.ts";
import { type BookingStatus, type PaymentStatus, upcomingStatuses } from "./statuses.ts";

/**
 * The columns that leave this module, by name: a new column is read nowhere by itself, and a field of a booking without
 * its column is a type error.
 */
export const bookingColumns = {
  id: bookings.id,
  code: bookings.code,
  patientId: bookings.patientId,
  visitId: bookings.visitId,
  patientName: bookings.patientName,
  phone: bookings.phone,
  email: bookings.email,
  place: bookings.place,
  address: bookings.address,
  landmark: bookings.landmark,
  pinCode: bookings.pinCode,
  age: bookings.age,
  exactAge: bookings.exactAge,
  gender: bookings.gender,
  day: bookings.day,
  time: bookings.time,
  status: bookings.status,
  cancelReason: bookings.cancelReason,
  cancelNote: bookings.cancelNote,
  phlebotomistNote: bookings.phlebotomistNote,
  paymentStatus: bookings.paymentStatus,
  paymentMethod: bookings.paymentMethod,
  totalPaise: bookings.totalPaise,
  takenPaise: bookings.takenPaise,
  discountPaise: bookings.discountPaise,
  phoneProved: bookings.phoneProved,
  redrawOf: bookings.redrawOf,
  language: bookings.language,
  fastingAnswer: bookings.fastingAnswer,
  fastingAnsweredAt: bookings.fastingAnsweredAt,
  createdAt: bookings.createdAt,
  version: bookings.version,
} satisfies Record<string, AnyPgColumn> & Record<BookingColumn | BookingDetailField, AnyPgColumn>;

export type BookingRow = Pick<typeof bookings.$inferSelect, keyof typeof bookingColumns>;
export type BookingItemRow = typeof bookingItems.$inferSelect;

export type BookingListFilters = {
  view?: BookingView | undefined;
  patientId?: number | undefined;
  visitId?: number | undefined;
  status?: BookingStatus | undefined;
  paymentStatus?: PaymentStatus | undefined;
  from?: string | undefined;
  to?: string | undefined;
  search?: string | undefined;
};

export type BookingOrder = "newest" | "hour";

export type ListBookingsInput = BookingListFilters & {
  /** The cursor: the id of the last row of the previous page. */
  before?: number | undefined;
  /** Newest first by default; "hour" sorts the bookings of one day by slot. */
  order?: BookingOrder | undefined;
  limit: number;
};

/** Lists bookings in the requested order. */
export async function listBookings(db: Db, input: ListBookingsInput): Promise<Page<BookingRow>> {
  const searchConditions = input.search ? await createSearchConditions(db, input.search) : [];
  const found = await db
    .select(bookingColumns)
    .from(bookings)
    .where(matchesFilters(db, searchConditions, input, input.limit + 1))
    .orderBy(...(input.order === "hour" ? [asc(slotStart), asc(bookings.id)] : [desc(bookings.id)]))
    .limit(input.limit + 1);
  return toPage(found, input.limit);
}

/** Returns the names of the booked items by booking id, as stored at booking and in their order. */
export async function listItemNames(db: Db, bookingIds: number[]): Promise<Map<number, string[]>> {
  const { bookingId, name, id } = bookingItems;
  const items = await db
    .select({ bookingId, name })
    .from(bookingItems)
    .where(inArray(bookingId, bookingIds))
    .orderBy(asc(id));
  return new Map(
    [...Map.groupBy(items, (item) => item.bookingId)].map(([booking, bookedItems]) => [
      booking,
      bookedItems.map((item) => item.name),
    ]),
  );
}

/** Counts bookings by filter in one statement, each up to `limit`. */
export async function countBookings<Kind extends string>(
  db: Db,
  kinds: Record<Kind, BookingListFilters>,
  limit: number,
): Promise<Record<Kind, number>> {
  const conditionsBySearch = new Map<string, SQL[]>();
  for (const { search } of Object.values<BookingListFilters>(kinds)) {
    if (search && !conditionsBySearch.has(search))
      conditionsBySearch.set(search, await createSearchConditions(db, search));
  }
  const counts = Object.entries<BookingListFilters>(kinds).map(([kind, filters]) => {
    const found = db
      .select({ id: bookings.id })
      .from(bookings)
      .where(matchesFilters(db, conditionsBySearch.get(filters.search ?? "") ?? [], filters, limit))
      .limit(limit);
    return sql`(select count(*)::int from ${found} as found) as ${sql.identifier(kind)}`;
  });
  const { rows } = await db.execute<Record<Kind, number>>(sql`select ${sql.join(counts, sql`, `)}`);
  return rows[0] as Record<Kind, number>;
}

/** Lists the upcoming home visits of these days by slot. */
export async function listUpcomingVisits(db: Db, days: string[]): Promise<BookingRow[]> {
  const found = await db
    .select(bookingColumns)
    .from(bookings)
    .where(and(inArray(bookings.day, days), inArray(bookings.status, upcomingStatuses), eq(bookings.place, "home")))
    .orderBy(asc(bookings.day), asc(bookings.id));
  return found.sort((a, b) => a.day.localeCompare(b.day) || getSlotStartMinutes(a.time) - getSlotStartMinutes(b.time));
}

/** Lists the upcoming visits on closed days from `today` on. */
export async function listVisitsOnHolidays(db: Db, today: string): Promise<BookingRow[]> {
  const closed = await db.select({ day: holidays.day }).from(holidays).where(gte(holidays.day, today));
  const days = closed.map(({ day }) => day);
  return listUpcomingVisits(db, days);
}

export async function findBookingById(db: Db, id: number): Promise<BookingRow | undefined> {
  const [booking] = await db.select(bookingColumns).from(bookings).where(eq(bookings.id, id));
  return booking;
}

/** A booking found by its repeated request, with the total of the first response. */
export type RepeatedBooking = BookingRow & { placedTotalPaise: Paise };

/** Finds the booking that this request created, under any of its hashes. */
export async function findBookingByRequest(db: Db, hashes: readonly Buffer[]): Promise<RepeatedBooking | undefined> {
  const [booking] = await db
    .select({ ...bookingColumns, placedTotalPaise: bookings.placedTotalPaise })
    .from(bookings)
    .where(inArray(bookings.requestHash, [...hashes]));
  return booking && { ...booking, placedTotalPaise: booking.placedTotalPaise ?? booking.totalPaise };
}

export async function listBookingItems(db: Db, bookingId: number): Promise<BookingItemRow[]> {
  return db.select().from(bookingItems).where(eq(bookingItems.bookingId, bookingId)).orderBy(asc(bookingItems.id));
}

/**
 * Lists the audit log of a booking without views, oldest first; an upload includes its file's name while the report
 * exists, a step back the note of staff.
 */
export async function listBookingAuditEntries(db: Db, bookingId: number) {
  const { id, at, actor, action, change } = auditLog;
  const isUploaded = and(
    inArray(action, ["report-attached", "report-replaced"]),
    eq(reports.id, sql`(${change} ->> 'reportId')::int`),
  );
  const rows = await db
    .select({ at, actor, action, change, fileName: reports.fileName })
    .from(auditLog)
    .leftJoin(reports, isUploaded)
    .where(and(eq(auditLog.bookingId, bookingId), ne(action, "looked")))
    .orderBy(asc(id));
  const notes = await listStatusNotes(db, bookingId);
  const entries = rows.map((row) => ({
    ...row,
    note: row.action === "status" ? notes.get(toNoteKey(row)) : undefined,
  }));
  return entries as (Pick<(typeof entries)[number], "at" | "actor" | "fileName" | "note"> & BookingAuditEvent)[];
}

type StatusNoteRow = { at: Date; change: Record<string, unknown> };

/** Lists the notes on changes of a booking's status, by `toNoteKey`. The audit log itself holds none. */
async function listStatusNotes(db: Db, bookingId: number): Promise<Map<string, string>> {
  const rows = await db
    .select({ at: bookingEvents.at, change: bookingEvents.data })
    .from(bookingEvents)
    .where(
      and(
        eq(bookingEvents.bookingId, bookingId),
        eq(bookingEvents.kind, "status"),
        sql`${bookingEvents.data} ? 'note'`,
      ),
    );
  return new Map(rows.map((row) => [toNoteKey(row), String(row.change.note)]));
}

function toNoteKey({ at, change }: StatusNoteRow): string {
  return `${at.toISOString()} ${change.from} ${change.to}`;
}

const toSlotTime = (time: AnyPgColumn) => sql`to_timestamp(${time}, 'HH12:MI AM')`;
const slotStart = toSlotTime(bookings.time);

type FilterInput = BookingListFilters & Pick<Partial<ListBookingsInput>, "before" | "order">;

/**
 * Applies the filters and, for several search conditions, the newest `limit` matches of each: PostgreSQL plans each
 * condition separately, by its own index or from the newest row on. For one day by slot, each condition returns all
 * matches.
 */
function matchesFilters(db: Db, searchConditions: SQL[], filters: FilterInput, limit: number): SQL | undefined {
  const [only, ...others] = searchConditions;
  if (others.length === 0) return and(...toConditions(filters), only);
  const matches = searchConditions.map((condition) => {
    const all = db
      .select({ id: bookings.id })
      .from(bookings)
      .where(and(...toConditions(filters), condition));
    return filters.order === "hour" ? sql`${all}` : sql`${all.orderBy(desc(bookings.id)).limit(limit)}`;
  });
  return sql`${bookings.id} in (${sql.join(matches, sql` union `)})`;
}

function toConditions(filters: FilterInput): (SQL | undefined)[] {
  return [
    filters.patientId === undefined ? undefined : eq(bookings.patientId, filters.patientId),
    filters.visitId === undefined ? undefined : eq(bookings.visitId, filters.visitId),
    filters.view === undefined ? undefined : matchesFilter(viewFilters[filters.view]),
    filters.status === undefined ? undefined : eq(bookings.status, filters.status),
    filters.paymentStatus === undefined ? undefined : eq(bookings.paymentStatus, filters.paymentStatus),
    filters.from === undefined ? undefined : gte(bookings.day, filters.from),
    filters.to === undefined ? undefined : lte(bookings.day, filters.to),
    filters.before === undefined ? undefined : isAfter(filters.before, filters.order),
  ];
}

/** SQL condition for rows after that booking in the list's order. */
function isAfter(id: number, order: BookingOrder | undefined): SQL {
  if (order !== "hour") return lt(bookings.id, id);
  const last = alias(bookings, "last");
  const start = { hour: toSlotTime(last.time).as("hour"), id: last.id };
  return sql`(${slotStart}, ${bookings.id}) > ${new QueryBuilder().select(start).from(last).where(eq(last.id, id))}`;
}
