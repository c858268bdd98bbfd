import { and, asc, eq, inArray, lt, or, sql } from "drizzle-orm";
import { authorize, can } from "#core/access/authorize.ts";
import { createAreaFinder } from "#core/areas/pin-code.ts";
import { listServedAreas } from "#core/areas/served-areas.server.ts";
import { type BookingRow, bookingColumns } from "#core/bookings/queries.server.ts";
import { awaitedStatuses } from "#core/bookings/statuses.ts";
import { contactColumns } from "#core/bookings/visits/contacts.server.ts";
import type { VisitContacts } from "#core/bookings/visits/contacts.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import type { Context } from "#core/context.server.ts";
import { getSentences } from "#core/i18n/languages.ts";
import { getSlotStartMinutes, slotTimes } from "#core/slots/grid.ts";
import { countHeldSeats } from "#core/slots/hold.ts";
import { loadCapacity } from "#core/slots/queries.server.ts";
import { formatClosedReason, getClosedReason } from "#core/slots/window.ts";
import type { Db } from "#db/client.server.ts";
import { bookingItems, bookings } from "#db/schema/bookings.ts";
import { packageTests, tests } from "#db/schema/catalogue.ts";
import { patientNotes } from "#db/schema/patient-notes.ts";
import { visits } from "#db/schema/visits.ts";
import type { DaySchedule, DaySlot, DayVisit } from "./day-schema.ts";

type ReadContext = Pick<Context, "db" | "actor" | "now">;

export type DayVisitRow = BookingRow &
  VisitContacts &
  Pick<DayVisit, "itemNames" | "area" | "patientNote" | "fastingHours" | "samples">;

/**
 * Returns the visits of a day, including declined ones, with the seats of each slot. The lab's today includes missed
 * visits of earlier days. Phlebotomists see only today. Throws `sign-in-needed`, `not-allowed`.
 */
export async function getDaySchedule({ db, actor, now }: ReadContext, day: string): Promise<DayScheduleRows> {
  const labTime = toLabTime(now);
  authorize(actor, "read-day", day === labTime.day);
  const [rows, areas, book] = await Promise.all([
    selectVisits(db, day, day === labTime.day && can(actor, "read-day")),
    listServedAreas(db),
    loadCapacity(db, day, day),
  ]);
  const areaOf = createAreaFinder(areas);
  const withArea = (row: (typeof rows)[number]) => ({ ...row, area: areaOf(row) });
  const visitsOfDay = rows.filter((row) => row.day === day);
  // Depends on the lab's calendar only, not on the time of the request.
  const reason = getClosedReason(day, day, book.holidays);
  return {
    day,
    at: labTime,
    closed: reason && { reason, sentence: formatClosedReason(reason, day, book.holidays, getSentences().closedDays) },
    hours: listDaySlots(day, visitsOfDay, book, now),
    visits: visitsOfDay.map(withArea),
    missed: rows.filter((row) => row.day !== day).map(withArea),
  };
}

export type DayScheduleRows = Omit<DaySchedule, "visits" | "missed"> & { visits: DayVisitRow[]; missed: DayVisitRow[] };

/**
 * Uses the index by day, and the index by status if missed visits of earlier days are included; the oldest day first.
 */
function selectVisits(db: Db, day: string, withMissed: boolean): Promise<Omit<DayVisitRow, "area">[]> {
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
  const isMissed = and(inArray(bookings.status, awaitedStatuses), lt(bookings.day, day));
  return db
    .select({
      ...bookingColumns,
      ...contactColumns,
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

type Capacity = Awaited<ReturnType<typeof loadCapacity>>;

/** Slots of the current grid, and of visits booked in an earlier grid. */
function listDaySlots(day: string, rows: readonly { time: string }[], book: Capacity, now: Date): DaySlot[] {
  const times = new Set<string>([...slotTimes, ...rows.map(({ time }) => time)]);
  return [...times]
    .sort((a, b) => getSlotStartMinutes(a) - getSlotStartMinutes(b))
    .map((time) => {
      const { taken, holds } = book.used.get(`${day} ${time}`) ?? { taken: 0, holds: {} };
      const isOfGrid = slotTimes.some((slotTime) => slotTime === time);
      return { time, taken, held: countHeldSeats(holds, now), seats: isOfGrid ? book.seatsPerSlot : 0 };
    });
}
