import { and, eq, gte, notInArray } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { isNotUndone } from "#core/bookings/visits/visit-events.server.ts";
import type { Db } from "#db/client.server.ts";
import { visitEvents } from "#db/schema/round.ts";

/** Kinds that do not show a phlebotomist at the door. */
const kindsBeforeArrival = ["on-the-way", "undone"] as const;

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
