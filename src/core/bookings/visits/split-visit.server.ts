import { eq } from "drizzle-orm";
import type { Db } from "#db/client.server.ts";
import { visits } from "#db/schema/visits.ts";
import { contactColumns } from "./contacts.server.ts";

/** Creates a visit for bookings that leave theirs, with the same contact and payer. Returns its id. */
export async function splitVisit(transaction: Db, { visitId }: { visitId: number }, now: Date): Promise<number> {
  const copiedColumns = { seats: visits.seats, ...contactColumns };
  const [source] = await transaction.select(copiedColumns).from(visits).where(eq(visits.id, visitId));
  const [created] = await transaction
    .insert(visits)
    .values({ ...source, createdAt: now })
    .returning({ id: visits.id });
  if (!created) throw new Error("The visit was not stored.");
  return created.id;
}
