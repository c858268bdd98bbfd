import { eq } from "drizzle-orm";
import { DomainError } from "#core/errors.ts";
import type { Db } from "#db/client.server.ts";
import { tubes } from "#db/schema/round.ts";
import type { TubeRow } from "./bench-queries.server.ts";

/** Locks the tube until the transaction ends. Throws `not-found`. */
export async function lockTube(transaction: Db, code: string): Promise<TubeRow> {
  const [tube] = await transaction.select().from(tubes).where(eq(tubes.code, code)).for("update");
  if (!tube) throw new DomainError("not-found", "tube-unknown");
  return tube;
}

/** Returns when the tube was drawn. Throws `rule-broken` if it is only labelled. */
export function requireCollected({ collectedAt }: TubeRow): Date {
  if (!collectedAt) throw new DomainError("rule-broken", "tube-not-collected");
  return collectedAt;
}

/** Returns the later of both: a phone's clock, by which it was drawn, may be some minutes ahead. */
export function getLaterTime(earlier: Date, now: Date): Date {
  return earlier > now ? earlier : now;
}
