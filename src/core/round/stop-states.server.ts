import { asc, inArray } from "drizzle-orm";
import type { Db } from "#db/client.server.ts";
import { visitEvents } from "#db/schema/round.ts";
import { deriveStopProgress, type StopProgress, type StoredVisitEvent } from "./stop-states.ts";

/** Returns all events of these visits by visit id, in the order in which they were stored. */
export async function listVisitEvents(
  db: Db,
  visitIds: readonly number[],
): Promise<Map<number, (StoredVisitEvent & { visitId: number })[]>> {
  if (visitIds.length === 0) return new Map();
  const { id, visitId, bookingId, kind, at, byId, data } = visitEvents;
  const rows = await db
    .select({ id, visitId, bookingId, kind, at, byId, data })
    .from(visitEvents)
    .where(inArray(visitId, [...visitIds]))
    .orderBy(asc(visitEvents.position));
  return Map.groupBy(rows, (row) => row.visitId);
}

/** Returns where these stops stand, by visit id; one without events is missing. */
export async function listStopStates(db: Db, visitIds: readonly number[]): Promise<Map<number, StopProgress>> {
  const events = await listVisitEvents(db, visitIds);
  return new Map([...events].map(([visitId, ofVisit]) => [visitId, deriveStopProgress(ofVisit)]));
}
