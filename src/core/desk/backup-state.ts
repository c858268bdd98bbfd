/** How the lab's backups stand. */
export type BackupState = {
  /** When the newest one was made that was restored on trial and found equal. */
  lastGoodAt: Date | null;
  /** Why the newest try failed; null where it did not. */
  fault: string | null;
};

const OLD_AFTER_MS = 2 * 86_400_000;

/** Whether somebody must see to the backups: none is younger than two days, or there is none and it failed. */
export function isBackupOld({ lastGoodAt, fault }: BackupState, now: Date): boolean {
  return lastGoodAt ? now.getTime() - lastGoodAt.getTime() > OLD_AFTER_MS : fault !== null;
}
