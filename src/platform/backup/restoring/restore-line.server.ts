import { randomUUID } from "node:crypto";
import type { FilesPlace } from "#platform/files/files.server.ts";
import { createKeptLines } from "#platform/files/kept-lines.server.ts";
import type { Restored } from "./restore.server.ts";

/** The name, outside the database, of the list of restores: by it a start sees that its database was put back. */
export const RESTORE_LIST = "restores";

type End = Pick<Restored, "reachedAt" | "gap">;

/** What was reached, by what a restore is told of: a TIME that was reached is the moment itself. */
export function reachedBy({ reachedAt, gap }: End, until: Date | undefined): Date {
  return until && !gap && until > reachedAt ? until : reachedAt;
}

/** Writes a restore into the list, beside the files that came back. */
export async function noteRestore(files: FilesPlace, restored: End, until: Date | undefined): Promise<void> {
  const reachedAt = reachedBy(restored, until).toISOString();
  const line = { id: randomUUID(), at: new Date().toISOString(), reachedAt, gapFile: restored.gap?.file ?? null };
  await createKeptLines(files, RESTORE_LIST).add(line);
}
