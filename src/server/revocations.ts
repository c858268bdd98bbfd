import { replayRevocations } from "#core/revocations/replay-revocations.server.ts";
import { revokeAccessAfterRestore } from "#core/revocations/restores.server.ts";
import { REVOCATION_LIST, type RevocationList } from "#core/revocations/revocation-list.server.ts";
import type { Db } from "#db/client.server.ts";
import { RESTORE_LOG } from "#platform/backup/restore-log.server.ts";
import type { Config } from "#platform/config.server.ts";
import { createAppendOnlyLog } from "#platform/files/append-only-log.server.ts";
import type { Log } from "#platform/log.server.ts";
import { createTextEncryption } from "#platform/sessions/text-encryption.server.ts";

/** Opens the list of revoked access, next to the lab's files. */
export function openRevocations({ files }: Pick<Config, "files">, secret: string): RevocationList {
  return { lines: createAppendOnlyLog(files, REVOCATION_LIST), sealed: createTextEncryption(secret) };
}

/**
 * Before the first request: revokes access that a restored database would grant, and repeats the revocations that it
 * lost.
 */
export async function reapplyRevocations(
  ctx: { db: Db; now: Date; revocations: RevocationList },
  { files }: Pick<Config, "files">,
  log: Log,
): Promise<void> {
  const { restored, unreadable: damaged } = await revokeAccessAfterRestore(
    ctx,
    createAppendOnlyLog(files, RESTORE_LOG),
  );
  if (restored > 0) log.info({}, "the data was restored: every session has ended");
  if (damaged > 0)
    log.warn({ unreadable: damaged }, "lines of the list of restores cannot be read: each counts as one");
  const { replayed, unreadable } = await replayRevocations(ctx);
  if (replayed > 0) log.info({ replayed }, "took away again what an older copy of the database had brought back");
  if (unreadable > 0) log.warn({ unreadable }, "lines of the list of revocations cannot be read");
}
