import type { Db } from "#db/client.server.ts";
import { findCashHolder, listPendingCashMoves } from "./cash-queries.server.ts";

/** Whether an account has cash that is not handed over, a day that is not closed, or cash under way. */
export async function hasOpenCash(db: Db, personId: string): Promise<boolean> {
  const holder = await findCashHolder(db, personId);
  if (!holder) return false;
  const { keptPaise, lastClosedDay, days } = holder;
  if (keptPaise > 0 || days.some(({ day }) => lastClosedDay === null || day > lastClosedDay)) return true;
  return (await listPendingCashMoves(db, personId)).length > 0;
}
