import { and, asc, eq, inArray, lt, or, sql } from "drizzle-orm";
import { authorize, can } from "#core/access/authorize.ts";
import { createAreaFinder, resolvePinCode } from "#core/areas/pin-code.ts";
import { type BookingRow, bookingColumns } from "#core/bookings/queries.server.ts";
import { awaitedStatuses } from "#core/bookings/statuses.ts";
import { contactColumns } from "#core/bookings/visits/contacts.server.ts";
import type { VisitContacts } from "#core/bookings/visits/contacts.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import { listTubes } from "#core/catalogue/tubes.ts";
import type { Context } from "#core/context.server.ts";
import { getSentences } from "#core/i18n/get-sentences.server.ts";
import { listStopStates } from "#core/round/stop-states.server.ts";
import type { StopProgress } from "#core/round/stop-states.ts";
import { getSlotStartMinutes, slotTimes } from "#core/slots/grid.ts";
import { countHeldSeats } from "#core/slots/hold.ts";
import { loadCapacity } from "#core/slots/queries.server.ts";
import { formatClosedReason, getClosedReason } from "#core/slots/window.ts";
import type { Db } from "#db/client.server.ts";
import { bookingItems, bookings } from "#db/schema/bookings.ts";
import { packageTests, tests } from "#db/schema/catalogue.ts";
import { patientNotes } from "#db/schema/patient-notes.ts";
import { visits } from "#db/schema/visits.ts";
import type { DayPhlebotomist, DaySchedule, DaySlot, DayVisit } from "./day-schema.ts";
import { type DaySettings, loadDaySettings } from "./day-settings.server.ts";

type ReadContext = Pick<Context, "db" | "actor" | "now">;

export type DayVisitRow = BookingRow &
  VisitContacts &
  Pick<DayVisit, "itemNames" | "area" | "patientNote" | "fastingHours" | "samples"> &
  Pick<DayVisit, "tubes" | "visitVersion" | "phlebotomistId" | "roundPosition" | "areaPosition" | "stop">;

/** A visit before what follows from the lab's settings is added. */
type SelectedVisit = Omit<DayVisitRow, "area" | "areaPosition" | "tubes" | "stop"> & {
  testIds: number[];
  promisedFrom: number | null;
  promisedTo: number | null;
};

/**
 * Returns the visits of a day, including declined ones, with the seats of each slot. The lab's today includes missed
 * visits of earlier days. Phlebotomists see only today. Throws `sign-in-needed`, `not-allowed`.
 */
export async function getDaySchedule({ db, actor, now }: ReadContext, day: string): Promise<DayScheduleRows> {
  const labTime = toLabTime(now);
  authorize(actor, "read-day", day === labTime.day);
  const [rows, settings, book] = await Promise.all([
    selectVisits(db, day, day === labTime.day && can(actor, "read-day")),
    loadDaySettings(db),
    loadCapacity(db, day, day),
  ]);
  const visitsOfDay = rows.filter((row) => row.day === day);
  const stops = await listStopStates(
    db,
    visitsOfDay.map(({ visitId }) => visitId),
  );
  const complete = createRowCompletion(settings, stops);
  // Depends on the lab's calendar only, not on the time of the request.
  const reason = getClosedReason(day, day, book.holidays);
  return {
    day,
    at: labTime,
    closed: reason && {
      reason,
      sentence: formatClosedReason(reason, day, book.holidays, getSentences("en").closedDays),
    },
    hours: listDaySlots(day, visitsOfDay, book, now),
    visits: visitsOfDay.map(complete),
    missed: rows.filter((row) => row.day !== day).map(complete),
    eveningMinutes: settings.eveningMinutes,
    phlebotomists: listPhlebotomists(settings.accounts, rows),
  };
}

/** Returns a function that adds to a visit what follows from the lab's settings and its stop's events. */
function createRowCompletion(
  { areas, tests: allTests, panels }: DaySettings,
  stops: ReadonlyMap<number, StopProgress>,
) {
  const areaOf = createAreaFinder(areas);
  const positions = new Map(areas.map(({ pinCode, position }) => [pinCode, position]));
  return ({ testIds, promisedFrom, promisedTo, ...row }: SelectedVisit): DayVisitRow => {
    const area = areaOf(row);
    const progress = stops.get(row.visitId);
    const at = progress && (progress.endedAt ?? progress.arrivedAt ?? progress.onTheWayAt);
    return {
      ...row,
      area,
      areaPosition: positions.get(resolvePinCode(row) ?? "") ?? null,
      tubes: listTubes(testIds, allTests, panels).map(({ kind }) => kind),
      stop: {
        state: progress?.state ?? "waiting",
        at: at?.toISOString() ?? null,
        promised: promisedFrom === null || promisedTo === null ? null : { from: promisedFrom, to: promisedTo },
      },
    };
  };
}

/** Lists the accounts that may make visits, and those that made some of these. */
function listPhlebotomists(accounts: readonly DayPhlebotomist[], rows: readonly SelectedVisit[]): DayPhlebotomist[] {
  const used = new Set(rows.map(({ phlebotomistId }) => phlebotomistId));
  return accounts.filter(({ id, isAssignable }) => isAssignable || used.has(id));
}

export type DayScheduleRows = Omit<DaySchedule, "visits" | "missed"> & { visits: DayVisitRow[]; missed: DayVisitRow[] };

/**
 * Uses the index by day, and the index by status if missed visits of earlier days are included; the oldest day first.
 */
function selectVisits(db: Db, day: string, withMissed: boolean): Promise<SelectedVisit[]> {
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
      testIds: sql<number[] | null>`array_agg(distinct ${tests.id})`.as("test_ids"),
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
      testIds: sql<number[]>`coalesce(${needs.testIds}, '{}')`,
      visitVersion: sql<number>`coalesce(${visits.version}, 1)`,
      phlebotomistId: visits.phlebotomistId,
      roundPosition: visits.roundPosition,
      promisedFrom: visits.promisedFrom,
      promisedTo: visits.promisedTo,
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
