import { and, eq, isNotNull, or, sql } from "drizzle-orm";
import type { Db } from "#db/client.server.ts";
import { visits } from "#db/schema/visits.ts";

type LeaveRoundInput = { visitId: number; isSameDay: boolean };

/** Removes a moved visit's position in its round and its promised time; on another day its phlebotomist too. */
export async function leaveRound(transaction: Db, { visitId, isSameDay }: LeaveRoundInput): Promise<void> {
  const { roundPosition, promisedFrom, promisedTo, phlebotomistId } = visits;
  const cleared = { roundPosition: null, promisedFrom: null, promisedTo: null };
  const set = [roundPosition, promisedFrom, promisedTo, ...(isSameDay ? [] : [phlebotomistId])];
  await transaction
    .update(visits)
    .set({ ...cleared, ...(!isSameDay && { phlebotomistId: null }), version: sql`${visits.version} + 1` })
    .where(and(eq(visits.id, visitId), or(...set.map((column) => isNotNull(column)))));
}
