import { and, asc, eq, inArray, lt, or, sql } from "drizzle-orm";
import { may, requireMay } from "#core/access/may.ts";
import { areaNamer } from "#core/areas/pin-code.ts";
import { allServedAreas } from "#core/areas/served-areas.server.ts";
import { type BookingRow, bookingColumns } from "#core/bookings/queries.server.ts";
import { statusesToCome } from "#core/bookings/statuses.ts";
import { contactColumns as contactsTold } from "#core/bookings/visit/contacts.server.ts";
import type { Contacts } from "#core/bookings/visit/contacts.ts";
import { labMoment } from "#core/calendar/clock.ts";
import type { Context } from "#core/context.server.ts";
import { slotStartMinutes, slotTimes } from "#core/slots/grid.ts";
import { heldSeats } from "#core/slots/holds/hold.ts";
import { bookOfDays } from "#core/slots/queries.server.ts";
import { closedSentence, whyClosed } from "#core/slots/window.ts";
import type { Db } from "#db/client.server.ts";
import { bookingItems, bookings } from "#db/schema/bookings.ts";
import { packageTests, tests } from "#db/schema/catalogue.ts";
import { patientNotes } from "#db/schema/patient-notes.ts";
import { visits } from "#db/schema/visits.ts";
import type { DayHour, DayVisit, DeskDay } from "./schema.ts";

type Reader = Pick<Context, "db" | "actor" | "now">;

export type DayVisitRow = BookingRow &
  Contacts &
  Pick<DayVisit, "itemNames" | "area" | "patientNote" | "fastingHours" | "samples">;

/**
 * The visits of a day, declined ones too, with the seats of each hour, and on the lab's today those of earlier days to which
 * nobody has come; whoever takes samples sees the lab's day alone. Refuses: sign-in-needed, not-allowed.
 */
export async function deskDay({ db, actor, now }: Reader, day: string): Promise<DeskDayRows> {
  const at = labMoment(now);
  requireMay(actor, "read-day", day === at.day);
  const [rows, areas, book] = await Promise.all([
    visitsOf(db, day, day === at.day && may(actor, "read-day")),
    allServedAreas(db),
    bookOfDays(db, day, day),
  ]);
  const areaOf = areaNamer(areas);
  const withArea = (row: (typeof rows)[number]) => ({ ...row, area: areaOf(row) });
  const ofDay = rows.filter((row) => row.day === day);
  // Whether a day is closed by the lab's own book, whenever it is looked at.
  const reason = whyClosed(day, day, book.holidays);
  return {
    day,
    at,
    closed: reason && { reason, sentence: closedSentence(reason, day, book.holidays) },
    hours: hoursOf(day, ofDay, book, now),
    visits: ofDay.map(withArea),
    missed: rows.filter((row) => row.day !== day).map(withArea),
  };
}

export type DeskDayRows = Omit<DeskDay, "visits" | "missed"> & { visits: DayVisitRow[]; missed: DayVisitRow[] };

/** By the index of the day, and by that of statuses where the missed visits of earlier days are wanted too; the oldest day first. */
function visitsOf(db: Db, day: string, withMissed: boolean): Promise<Omit<DayVisitRow, "area">[]> {
  const isOfBooking = eq(bookingItems.bookingId, bookings.id);
  const booked = db
    .select({ names: sql<string[]>`array_agg(${bookingItems.name} order by ${bookingItems.id})`.as("names") })
    .from(bookingItems)
    .where(isOfBooking)
    .as("booked");
  const { itemType, itemId } = bookingItems;
  const inPackage = and(eq(itemType, "package"), eq(packageTests.packageId, itemId));
  const needs = db
    .select({
      fasting: sql<number | null>`nullif(max(${tests.fastingMinH}), 0)`.as("fasting"),
      samples: sql<string[] | null>`array_agg(distinct ${tests.sampleType})`.as("samples"),
    })
    .from(bookingItems)
    .leftJoin(packageTests, inPackage)
    .innerJoin(tests, eq(tests.id, sql`case ${itemType} when 'test' then ${itemId} else ${packageTests.testId} end`))
    .where(isOfBooking)
    .as("needs");
  const isMissed = and(inArray(bookings.status, statusesToCome), lt(bookings.day, day));
  return db
    .select({
      ...bookingColumns,
      ...contactsTold,
      itemNames: sql<string[]>`coalesce(${booked.names}, '{}')`,
      fastingHours: needs.fasting,
      samples: sql<string[]>`coalesce(${needs.samples}, '{}')`,
      patientNote: sql<string | null>`nullif(${patientNotes.text}, '')`,
    })
    .from(bookings)
    .leftJoinLateral(booked, sql`true`)
    .leftJoinLateral(needs, sql`true`)
    .leftJoin(visits, eq(visits.id, bookings.visitId))
    .leftJoin(patientNotes, eq(patientNotes.patientId, bookings.patientId))
    .where(withMissed ? or(eq(bookings.day, day), isMissed) : eq(bookings.day, day))
    .orderBy(asc(bookings.day), asc(bookings.id));
}

type Book = Awaited<ReturnType<typeof bookOfDays>>;

/** Those of the grid, and those of visits that were booked in another grid. */
function hoursOf(day: string, rows: readonly { time: string }[], book: Book, now: Date): DayHour[] {
  const times = new Set<string>([...slotTimes, ...rows.map(({ time }) => time)]);
  return [...times]
    .sort((one, other) => slotStartMinutes(one) - slotStartMinutes(other))
    .map((time) => {
      const { taken, holds } = book.used.get(`${day} ${time}`) ?? { taken: 0, holds: {} };
      const isOfGrid = slotTimes.some((one) => one === time);
      return { time, taken, held: heldSeats(holds, now), seats: isOfGrid ? book.seatsPerSlot : 0 };
    });
}
