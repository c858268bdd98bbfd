import { and, eq, notExists, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { LAB_TIME_ZONE } from "#core/calendar/lab-time.ts";
import type { Db } from "#db/client.server.ts";
import { bookings } from "#db/schema/bookings.ts";
import { visitEvents } from "#db/schema/round.ts";

const undoing = alias(visitEvents, "undoing");

/** Matches events that their phlebotomist has not taken back. */
export function isNotUndone(db: Db): SQL {
  const isUndone = and(
    eq(undoing.visitId, visitEvents.visitId),
    eq(undoing.kind, "undone"),
    eq(sql`${undoing.data} ->> 'eventId'`, sql`${visitEvents.id}::text`),
  );
  return notExists(db.select({ id: undoing.id }).from(undoing).where(isUndone));
}

/** Selects what the phlebotomist did for a booking's visit on its day; the first is that they are on the way. */
export function selectEventsOfVisitDay(db: Db) {
  const eventDay = sql`(${visitEvents.at} at time zone ${LAB_TIME_ZONE})::date`;
  return db
    .select({ id: visitEvents.id })
    .from(visitEvents)
    .where(
      and(
        eq(visitEvents.visitId, bookings.visitId),
        sql`${visitEvents.kind} <> 'undone'`,
        eq(eventDay, bookings.day),
        isNotUndone(db),
      ),
    );
}
