import { eq } from "drizzle-orm";
import type { Db } from "#db/client.server.ts";
import { visits } from "#db/schema/visits.ts";
import { contactColumns } from "./contacts.server.ts";

type SplitVisitInput = { visitId: number; isSameDay: boolean; now: Date };

/**
 * Creates a visit for bookings that leave theirs, with the same contact and payer, and on the same day with the same
 * phlebotomist. Returns its id.
 */
export async function splitVisit(transaction: Db, { visitId, isSameDay, now }: SplitVisitInput): Promise<number> {
  const copiedColumns = {
    seats: visits.seats,
    ...contactColumns,
    ...(isSameDay && { phlebotomistId: visits.phlebotomistId }),
  };
  const [source] = await transaction.select(copiedColumns).from(visits).where(eq(visits.id, visitId));
  const [created] = await transaction
    .insert(visits)
    .values({ ...source, createdAt: now })
    .returning({ id: visits.id });
  if (!created) throw new Error("The visit was not stored.");
  return created.id;
}
