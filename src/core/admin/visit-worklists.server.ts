import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, lte, notInArray, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { awaitedStatuses } from "#core/bookings/statuses.ts";
import { isNotUndone } from "#core/bookings/visits/visit-events.server.ts";
import { addDays } from "#core/calendar/day.ts";
import { fromLabTime, LAB_TIME_ZONE, toLabTime } from "#core/calendar/lab-time.ts";
import type { Db } from "#db/client.server.ts";
import { user } from "#db/schema/accounts.ts";
import { bookings } from "#db/schema/bookings.ts";
import { tubes, visitEvents } from "#db/schema/round.ts";
import { visits } from "#db/schema/visits.ts";
import { MAX_LISTED_WORK } from "./count-limits.ts";
import { needsStaffCheck } from "./event-doubts.ts";
import { joinWork, type WorkRow, workColumns } from "./work-row.server.ts";
import type { DoubtfulEvent, FailedVisit, OpenRedraw } from "./worklist-schema.ts";

const isAwaited = inArray(bookings.status, awaitedStatuses);

export type OpenRedrawRow = WorkRow &
  Pick<OpenRedraw, "rejected" | "rejectedBy" | "phlebotomist"> & { rejectedAt: Date | null };

/** Lists redraws that still wait for their sample, by the index of redraws. */
export async function listRedraws(db: Db): Promise<OpenRedrawRow[]> {
  const rejecter = alias(user, "rejecter");
  const latest = db
    .select({
      tubes: sql`json_agg(json_build_object('kind', ${tubes.kind}, 'reason', ${tubes.reason}))`.as("tubes"),
      at: sql`max(${tubes.rejectedAt})`.as("at"),
      by: sql`(array_agg(${tubes.rejectedBy} order by ${tubes.rejectedAt} desc))[1]`.as("by"),
    })
    .from(tubes)
    .where(and(eq(tubes.bookingId, bookings.redrawOf), isNotNull(tubes.rejectedAt)))
    .as("latest");
  const selected = db
    .select({
      ...workColumns,
      rejected: sql<OpenRedraw["rejected"]>`coalesce("latest"."tubes", '[]')`,
      rejectedAt: sql<Date | null>`"latest"."at"`.mapWith(tubes.rejectedAt),
      rejectedBy: rejecter.name,
      phlebotomist: user.name,
    })
    .from(bookings)
    .leftJoin(visits, eq(visits.id, bookings.visitId))
    .leftJoin(user, eq(user.id, visits.phlebotomistId))
    .$dynamic();
  return joinWork(db, selected)
    .leftJoinLateral(latest, sql`true`)
    .leftJoin(rejecter, eq(rejecter.id, sql`"latest"."by"`))
    .where(and(isNotNull(bookings.redrawOf), isAwaited))
    .orderBy(asc(bookings.day), asc(bookings.id))
    .limit(MAX_LISTED_WORK + 1);
}

export type FailedVisitRow = WorkRow &
  Pick<FailedVisit, "outcome" | "refusedReason" | "phlebotomist"> & { reportedAt: Date | null };

/**
 * Lists visits where no one was at home or the sample was refused, and missed ones of earlier days, by the index by
 * status; the latest day first.
 */
export function listFailedVisits(db: Db, now: Date): Promise<FailedVisitRow[]> {
  const { day } = toLabTime(now);
  const dayBegins = sql`(${bookings.day}::timestamp at time zone ${LAB_TIME_ZONE})`;
  const latest = db
    .select({ kind: visitEvents.kind, at: visitEvents.at, data: visitEvents.data })
    .from(visitEvents)
    .where(
      and(
        eq(visitEvents.visitId, bookings.visitId),
        or(isNull(visitEvents.bookingId), eq(visitEvents.bookingId, bookings.id)),
        notInArray(visitEvents.kind, ["left", "undone"]),
        gte(visitEvents.at, dayBegins),
        isNotUndone(db),
      ),
    )
    .orderBy(desc(visitEvents.at))
    .limit(1)
    .as("latest");
  const hasFailed = inArray(latest.kind, ["not-home", "refused"]);
  const selected = db
    .select({
      ...workColumns,
      outcome: sql<FailedVisit["outcome"]>`case when ${hasFailed} then "latest"."kind" else 'not-visited' end`,
      refusedReason: sql<FailedVisit["refusedReason"]>`case when ${hasFailed} then "latest"."data" ->> 'reason' end`,
      reportedAt: sql<Date | null>`case when ${hasFailed} then "latest"."at" end`.mapWith(visitEvents.at),
      phlebotomist: user.name,
    })
    .from(bookings)
    .leftJoin(visits, eq(visits.id, bookings.visitId))
    .leftJoin(user, eq(user.id, visits.phlebotomistId))
    .$dynamic();
  return joinWork(db, selected)
    .leftJoinLateral(latest, sql`true`)
    .where(and(isAwaited, lte(bookings.day, day), or(lt(bookings.day, day), hasFailed)))
    .orderBy(desc(bookings.day), asc(bookings.id))
    .limit(MAX_LISTED_WORK + 1);
}

export type DoubtfulEventRow = WorkRow & Pick<DoubtfulEvent, "event" | "doubt" | "reporter"> & { eventAt: Date };

/** Days for which a doubt without a consequence for its booking is listed. */
const DAYS_READ = 2;

/** Lists the doubtful events that the office has not looked at, the latest of each booking, by their partial index. */
export async function listDoubtfulEvents(db: Db, now: Date): Promise<DoubtfulEventRow[]> {
  const since = fromLabTime({ day: addDays(toLabTime(now).day, -DAYS_READ), minutes: 0 });
  const isListed = or(inArray(visitEvents.doubtful, ["cancelled", "moved"]), gte(visitEvents.receivedAt, since));
  const isOfEvent = and(
    eq(bookings.visitId, visitEvents.visitId),
    or(isNull(visitEvents.bookingId), eq(visitEvents.bookingId, bookings.id)),
  );
  const selected = db
    .select({
      ...workColumns,
      event: visitEvents.kind,
      doubt: sql<DoubtfulEvent["doubt"]>`${visitEvents.doubtful}`,
      eventAt: visitEvents.at,
      receivedAt: visitEvents.receivedAt,
      byId: visitEvents.byId,
      phlebotomistId: visits.phlebotomistId,
      reporter: user.name,
    })
    .from(visitEvents)
    .innerJoin(visits, eq(visits.id, visitEvents.visitId))
    .innerJoin(bookings, isOfEvent)
    .leftJoin(user, eq(user.id, visitEvents.byId))
    .$dynamic();
  const rows = await joinWork(db, selected)
    .where(and(isNotNull(visitEvents.doubtful), isNull(visitEvents.checkedAt), isListed, isNotUndone(db)))
    .orderBy(desc(visitEvents.receivedAt), asc(bookings.id))
    .limit((MAX_LISTED_WORK + 1) * 5);
  const open = rows.filter((row) => needsStaffCheck(row, now));
  const latest = Map.groupBy(open, ({ id, doubt }) => `${id} ${doubt}`).values();
  return [...latest].flatMap(([first]) => first ?? []).slice(0, MAX_LISTED_WORK + 1);
}
