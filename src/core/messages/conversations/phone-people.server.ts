import { and, asc, desc, eq, isNull } from "drizzle-orm";
import { type BookingRow, bookingColumns, listItemNames } from "#core/bookings/queries.server.ts";
import { isVisitAwaited } from "#core/bookings/statuses.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import { listReleasedReports } from "#core/reports/queries.server.ts";
import { getSlotStartMinutes } from "#core/slots/grid.ts";
import type { Db } from "#db/client.server.ts";
import { bookings, patients } from "#db/schema/bookings.ts";
import type { Thread } from "./schema.ts";

/** Bookings of a phone that are looked at, the latest ones. */
const MAX_BOOKINGS = 50;

type PhonePeople = Pick<Thread, "patients" | "nextVisit"> & { bookingIds: number[] };

/** Returns the patients of a phone (E.164), each with the last booking, and the next visit of any of them. */
export async function findPhonePeople(db: Db, { phone, now }: { phone: string; now: Date }): Promise<PhonePeople> {
  const { id, name, age, exactAge, gender, erasedAt } = patients;
  const [people, booked] = await Promise.all([
    db
      .select({ id, name, age, exactAge, gender })
      .from(patients)
      .where(and(eq(patients.phone, phone), isNull(erasedAt)))
      .orderBy(asc(id)),
    db
      .select(bookingColumns)
      .from(bookings)
      .where(eq(bookings.phone, phone))
      .orderBy(desc(bookings.id))
      .limit(MAX_BOOKINGS),
  ]);
  const next = findNextVisit(booked, now);
  const latest = people.map((person) => booked.find(({ patientId }) => patientId === person.id));
  const shownIds = [next, ...latest].flatMap((booking) => booking?.id ?? []);
  const [items, released] = await Promise.all([listItemNames(db, shownIds), listReleasedReports(db, shownIds)]);
  const toThreadBooking = ({ id: bookingId, code, status, day, time, place }: BookingRow) => ({
    ...{ id: bookingId, code, status, place, bookingDate: day, bookingTime: time },
    itemNames: items.get(bookingId) ?? [],
    reportReleasedAt: released.find((report) => report.bookingId === bookingId)?.releasedAt?.toISOString() ?? null,
  });
  return {
    bookingIds: booked.map((booking) => booking.id),
    patients: people.map((person, index) => {
      const booking = latest[index];
      return { ...person, latest: booking ? toThreadBooking(booking) : null };
    }),
    nextVisit: next ? { ...toThreadBooking(next), patientName: next.patientName } : null,
  };
}

/** The first visit of today or later whose sample is still to be taken. */
function findNextVisit(booked: BookingRow[], now: Date): BookingRow | undefined {
  const today = toLabTime(now).day;
  const [next] = booked
    .filter(({ status, day }) => isVisitAwaited(status) && day >= today)
    .toSorted((a, b) => a.day.localeCompare(b.day) || getSlotStartMinutes(a.time) - getSlotStartMinutes(b.time));
  return next;
}
