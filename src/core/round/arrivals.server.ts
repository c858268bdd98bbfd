import { and, eq, gte, notExists, notInArray, type SQL, sql } from "drizzle-orm";
import { alias, type PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "#db/client.server.ts";
import { visitEvents } from "#db/schema/round.ts";

/** Kinds that do not show a phlebotomist at the door. */
const kindsBeforeArrival = ["on-the-way", "undone"] as const;

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

/** Selects the events since `since` that show a phlebotomist at the door of a visit. */
export function selectArrivals(db: Db, visitId: PgColumn | number, since: Date) {
  return db
    .select({ id: visitEvents.id })
    .from(visitEvents)
    .where(
      and(
        eq(visitEvents.visitId, visitId),
        notInArray(visitEvents.kind, [...kindsBeforeArrival]),
        gte(visitEvents.at, since),
        isNotUndone(db),
      ),
    );
}
