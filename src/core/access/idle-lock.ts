/** Request header of calls that an open page makes by itself, such as polling. */
export const UNATTENDED_HEADER = "nabz-unattended";

/** Choices of idle minutes after which a staff session locks; 0 is never. */
export const IDLE_LOCK_MINUTES = [0, 5, 10, 15, 30, 60] as const;

/** Precision of a session's last use, so that not every call writes. */
const USE_PRECISION_MS = 30_000;

/** Whether a session was idle for `lockMinutes`; 0 is never. */
export function isIdle(usedAt: Date | null, now: Date, lockMinutes: number): boolean {
  return lockMinutes > 0 && usedAt !== null && now.getTime() - usedAt.getTime() >= lockMinutes * 60_000;
}

/**
 * Whether to record this use of a session. A session from before the idle lock has no use yet and starts with its first
 * call.
 */
export function shouldRecordUse(usedAt: Date | null, now: Date, { isAttended }: { isAttended: boolean }): boolean {
  if (usedAt === null) return true;
  return isAttended && now.getTime() - usedAt.getTime() >= USE_PRECISION_MS;
}
