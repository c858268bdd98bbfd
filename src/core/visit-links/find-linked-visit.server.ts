import { eq } from "drizzle-orm";
import { createAreaFinder } from "#core/areas/pin-code.ts";
import { listServedAreas } from "#core/areas/served-areas.server.ts";
import { listBookingEvents } from "#core/bookings/booking-events.server.ts";
import { listOwnVisitStates } from "#core/bookings/edit/own-change-states.server.ts";
import { findOwnChangeObstacle, getOwnDeadline } from "#core/bookings/edit/own-changes.ts";
import type { BookingRow } from "#core/bookings/queries.server.ts";
import { isCollectionPending } from "#core/bookings/statuses.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import { computePreparation, isWithinOneDay, parseVisitStart } from "#core/catalogue/preparation/preparation.ts";
import { findBookingNeeds } from "#core/catalogue/preparation/queries.server.ts";
import type { TestNeeds } from "#core/catalogue/preparation/schema.ts";
import type { Context } from "#core/context.server.ts";
import { getLabProfile } from "#core/lab/queries.server.ts";
import { formatInitials } from "#core/patients/initials.ts";
import { listStopStates } from "#core/round/stop-states.server.ts";
import type { Db } from "#db/client.server.ts";
import { visits } from "#db/schema/visits.ts";
import { listLinkedMembers } from "./find-linked-booking.server.ts";
import { getLinkedVisitState } from "./linked-visit-state.ts";
import type { LinkedVisit } from "./schema.ts";

type ReadContext = Pick<Context, "db" | "now">;

/**
 * Returns the visit of a booking as its link shows it: when, in which area, the initials of the patients of its phone,
 * and what they can still do.
 */
export async function findLinkedVisit({ db, now }: ReadContext, booking: BookingRow): Promise<LinkedVisit> {
  const { version, day, time, place, status } = booking;
  const members = await listLinkedMembers(db, booking);
  const [areas, stops, promised, movedFrom, needs, rules, ownStates] = await Promise.all([
    listServedAreas(db),
    listStopStates(db, [booking.visitId]),
    findPromise(db, booking.visitId),
    findMoveOrigin(db, booking),
    listNeeds(db, members),
    getLabProfile(db),
    listOwnVisitStates(db, [booking]),
  ]);
  const own = ownStates.get(booking.id) ?? { isShared: false, isUnderWay: false, movesMade: 0, movesAfterEating: 0 };
  const labTime = toLabTime(now);
  return {
    state: getLinkedVisitState({ status, day, stop: stops.get(booking.visitId)?.state }, labTime),
    ...{ version, day, time, place, promised, movedFrom },
    area: place === "home" ? createAreaFinder(areas)(booking) : null,
    initials: members.map(({ patientName }) => formatInitials(patientName)),
    fasting: getFasting(needs, members, { booking, now }),
    move: {
      until: getOwnDeadline("move", booking, { rules }),
      obstacle: findOwnChangeObstacle("move", booking, own, { rules, now }),
      left: Math.max(rules.movesAllowed - own.movesMade, 0),
    },
    moveAfterEating: findOwnChangeObstacle("move", booking, own, { rules, now, isAfterEating: true }),
    cancel: {
      until: getOwnDeadline("cancel", booking, { rules }),
      obstacle: findOwnChangeObstacle("cancel", booking, own, { rules, now }),
    },
  };
}

/** Returns the needs of all tests of these bookings. */
async function listNeeds(db: Db, members: readonly BookingRow[]): Promise<TestNeeds[]> {
  const needs = await Promise.all(members.map(({ id }) => findBookingNeeds(db, id)));
  return needs.flatMap(({ tests }) => tests);
}

function getFasting(
  needs: readonly TestNeeds[],
  members: readonly BookingRow[],
  { booking, now }: { booking: BookingRow; now: Date },
): LinkedVisit["fasting"] {
  const start = parseVisitStart(booking.day, booking.time, now);
  const { fasting } = computePreparation(needs, start);
  if (!start || !fasting?.lastMeal) return null;
  const { by, notBefore } = fasting.lastMeal;
  const answers = members.flatMap(({ fastingAnswer }) => fastingAnswer ?? []);
  return {
    ...{ by, notBefore, waterOk: fasting.waterOk },
    answer: answers.includes("ate") ? "ate" : (answers[0] ?? null),
    canAnswer: isCollectionPending(booking, toLabTime(now).day) && isWithinOneDay(start),
  };
}

async function findPromise(db: Db, visitId: number): Promise<LinkedVisit["promised"]> {
  const { promisedFrom: from, promisedTo: to } = visits;
  const [promise] = await db.select({ from, to }).from(visits).where(eq(visits.id, visitId));
  return promise && promise.from !== null && promise.to !== null ? { from: promise.from, to: promise.to } : null;
}

/** Returns the slot before the last move, if the visit is still at the one that it moved to. */
async function findMoveOrigin(db: Db, { id, day, time }: BookingRow): Promise<LinkedVisit["movedFrom"]> {
  const moved = (await listBookingEvents(db, [id], ["moved"])).at(-1)?.data;
  return moved && moved.to.day === day && moved.to.time === time ? moved.from : null;
}
