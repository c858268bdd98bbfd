import type { Db } from "#db/client.server.ts";
import { pulse } from "#db/schema/lab.ts";
import { sharedLook } from "./shared-look.ts";

const BEAT_AGAIN_MS = 1000;

/** Writes one durable row, at most once a second however many ask; rejects where the database does not take it. */
export function createPulse(db: Db): () => Promise<void> {
  return sharedLook(BEAT_AGAIN_MS, async () => {
    await db
      .insert(pulse)
      .values({})
      .onConflictDoUpdate({ target: pulse.id, set: { beatAt: new Date() } });
  });
}
