import { eq } from "drizzle-orm";
import type { Db } from "#db/client.server.ts";
import { visits } from "#db/schema/visits.ts";

/** A new visit for bookings that part from theirs: whoever opens and pays is the same. Gives its id. */
export async function visitBeside(
  transaction: Db,
  { visitId }: { visitId: number | null },
  now: Date,
): Promise<number | null> {
  if (visitId === null) return null;
  const [parted] = await transaction.select().from(visits).where(eq(visits.id, visitId));
  const { seats, doorName, doorPhone, payerName, payerPhone } = parted ?? {};
  const [made] = await transaction
    .insert(visits)
    .values({ seats, doorName, doorPhone, payerName, payerPhone, createdAt: now })
    .returning({ id: visits.id });
  return made?.id ?? null;
}
