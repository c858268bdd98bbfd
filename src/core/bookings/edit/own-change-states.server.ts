import { and, count, eq, exists, inArray, type SQL, sql } from "drizzle-orm";
import { formatActor } from "#core/access/actor.ts";
import type { BookingRow } from "#core/bookings/queries.server.ts";
import type { OwnChanges } from "#core/bookings/response-schema.ts";
import { isUpcoming } from "#core/bookings/statuses.ts";
import { selectEventsOfVisitDay } from "#core/bookings/visits/visit-events.server.ts";
import { listVisitMembers } from "#core/bookings/visits/visit-members.ts";
import { fromLabTime } from "#core/calendar/lab-time.ts";
import type { Db } from "#db/client.server.ts";
import { bookingEvents, bookings } from "#db/schema/bookings.ts";
import {
  findOwnChangeObstacle,
  getOwnDeadline,
  type OwnChange,
  type OwnChangeRules,
  type OwnVisitState,
} from "./own-changes.ts";

type StateRow = Pick<BookingRow, "id" | "visitId" | "day" | "time" | "status" | "place" | "phone">;

/** Returns by booking id what decides whether its patient can change the visit, in one query. */
export async function listOwnVisitStates(db: Db, rows: readonly StateRow[]): Promise<Map<number, OwnVisitState>> {
  if (rows.length === 0) return new Map();
  const { id, visitId, day, time, status, place, phone } = bookings;
  const members = await db
    .select({
      ...{ id, visitId, day, time, status, place, phone },
      movesMade: countOwnMoves(db, { isAfterEating: false }),
      movesAfterEating: countOwnMoves(db, { isAfterEating: true }),
      isUnderWay: sql<boolean>`${exists(selectEventsOfVisitDay(db))}`,
    })
    .from(bookings)
    .where(
      inArray(
        visitId,
        rows.map((row) => row.visitId),
      ),
    );
  return new Map(
    rows.map((row) => {
      const others = listVisitMembers(
        row,
        members.filter((member) => member.id !== row.id),
      );
      const all = members.filter((member) => member.id === row.id || others.includes(member));
      const state = {
        isShared: others.some((other) => other.phone !== row.phone),
        isUnderWay: all.some((member) => member.isUnderWay),
        movesMade: Math.max(0, ...all.map((member) => member.movesMade)),
        movesAfterEating: Math.max(0, ...all.map((member) => member.movesAfterEating)),
      };
      return [row.id, state];
    }),
  );
}

/** Counts a booking's moves by its patient: those to a later slot after eating, or the others. */
function countOwnMoves(db: Db, { isAfterEating }: { isAfterEating: boolean }): SQL<number> {
  const { bookingId, kind, actor, data } = bookingEvents;
  const isOwnMove = and(
    eq(bookingId, bookings.id),
    eq(kind, "moved"),
    eq(actor, formatActor({ kind: "patient", phone: "" })),
    sql`(${data} ? 'afterEating') = ${isAfterEating}`,
  );
  return sql<number>`(${db.select({ moves: count() }).from(bookingEvents).where(isOwnMove)})::int`;
}

type ListOwnChangesInput = { rules: OwnChangeRules; now: Date };

/** Returns by booking id what patients can change themselves; a booking that is over is missing. */
export async function listOwnChanges(
  db: Db,
  rows: readonly StateRow[],
  { rules, now }: ListOwnChangesInput,
): Promise<Map<number, OwnChanges>> {
  const upcoming = rows.filter(({ status }) => isUpcoming(status));
  const states = await listOwnVisitStates(db, upcoming);
  return new Map(
    upcoming.flatMap((row) => {
      const state = states.get(row.id);
      if (!state) return [];
      const describe = (change: OwnChange) => ({
        until: fromLabTime(getOwnDeadline(change, row, { rules })).toISOString(),
        obstacle: findOwnChangeObstacle(change, row, state, { rules, now }),
      });
      const movesLeft = Math.max(0, rules.movesAllowed - state.movesMade);
      return [[row.id, { move: describe("move"), cancel: describe("cancel"), movesLeft }]];
    }),
  );
}
