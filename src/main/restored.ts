import { replayRevocations } from "#core/revocations/replay-revocations.server.ts";
import { endAccessAfterRestore } from "#core/revocations/restored.server.ts";
import { REVOCATION_LIST, type Revocations } from "#core/revocations/revocation-list.server.ts";
import type { Db } from "#db/client.server.ts";
import { RESTORE_LIST } from "#platform/backup/restoring/restore-line.server.ts";
import type { Config } from "#platform/config.server.ts";
import { createKeptLines } from "#platform/files/kept-lines.server.ts";
import type { Log } from "#platform/log.server.ts";
import { createSealedText } from "#platform/sessions/sealed-text.server.ts";

/** The list of what was taken away from somebody, beside the lab's files. */
export function openRevocations({ files }: Pick<Config, "files">, secret: string): Revocations {
  return { lines: createKeptLines(files, REVOCATION_LIST), sealed: createSealedText(secret) };
}

/** Before anybody is let in: ends whatever a restored database would let in, and takes away again what it brought back. */
export async function takeAwayAgain(
  ctx: { db: Db; now: Date; revocations: Revocations },
  { files }: Pick<Config, "files">,
  log: Log,
): Promise<void> {
  const { restored, unreadable: damaged } = await endAccessAfterRestore(ctx, createKeptLines(files, RESTORE_LIST));
  if (restored > 0) log.info({}, "the data was restored: every session has ended");
  if (damaged > 0)
    log.warn({ unreadable: damaged }, "lines of the list of restores cannot be read: each counts as one");
  const { replayed, unreadable } = await replayRevocations(ctx);
  if (replayed > 0) log.info({ replayed }, "took away again what an older copy of the database had brought back");
  if (unreadable > 0) log.warn({ unreadable }, "lines of the list of revocations cannot be read");
}
