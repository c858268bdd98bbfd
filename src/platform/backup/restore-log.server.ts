import { randomUUID } from "node:crypto";
import { createAppendOnlyLog } from "#platform/files/append-only-log.server.ts";
import type { FileStoreLocation } from "#platform/files/file-store.server.ts";
import type { RestoreClusterResult } from "./restore-cluster.server.ts";

/** Name of the log of restores, outside the database: a start detects by it that the database was restored. */
export const RESTORE_LOG = "restores";

type RestoreReached = Pick<RestoreClusterResult, "reachedAt" | "gap">;

/** Returns the moment that a restore reached; a TIME that was reached counts as the moment itself. */
export function resolveReachedAt({ reachedAt, gap }: RestoreReached, until: Date | undefined): Date {
  return until && !gap && until > reachedAt ? until : reachedAt;
}

/** Appends a restore to the log, next to the restored files. */
export async function recordRestore(
  files: FileStoreLocation,
  restored: RestoreReached,
  until: Date | undefined,
): Promise<void> {
  const reachedAt = resolveReachedAt(restored, until).toISOString();
  const line = { id: randomUUID(), at: new Date().toISOString(), reachedAt, gapFile: restored.gap?.file ?? null };
  await createAppendOnlyLog(files, RESTORE_LOG).append(line);
}
