/** State of the lab's backups. */
export type BackupState = {
  /** Time of the newest backup that passed its trial restore. */
  lastGoodAt: Date | null;
  /** Why the newest backup failed; null if it succeeded. */
  fault: string | null;
};

const STALE_AFTER_MS = 2 * 86_400_000;

/** Whether the backups need attention: none is younger than two days, or there is none and one failed. */
export function isBackupStale({ lastGoodAt, fault }: BackupState, now: Date): boolean {
  return lastGoodAt ? now.getTime() - lastGoodAt.getTime() > STALE_AFTER_MS : fault !== null;
}
