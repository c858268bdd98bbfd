import { eq } from "drizzle-orm";
import type { Db } from "#db/client.server.ts";
import { optOuts } from "#db/schema/messages.ts";

type CopyOptOutsInput = { from: number; to: number };

/**
 * Gives the opt-outs of one patient to another, who takes over bookings: a phone that gets no messages about them still
 * gets none. Those of a deleted patient go with their row. The caller locks both rows.
 */
export async function copyOptOuts(transaction: Db, { from, to }: CopyOptOutsInput): Promise<void> {
  const { phone, since, source } = optOuts;
  const copied = await transaction.select({ phone, since, source }).from(optOuts).where(eq(optOuts.patientId, from));
  if (copied.length === 0) return;
  await transaction
    .insert(optOuts)
    .values(copied.map((optOut) => ({ ...optOut, patientId: to })))
    .onConflictDoNothing();
}
