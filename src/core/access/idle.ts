/** The header of a call that nobody asked for: a page that lies open looks for news by itself. */
export const UNATTENDED = "nabz-unattended";

/** After how many minutes without use the desk may lock itself; 0 is never. */
export const idleLockChoices = [0, 5, 10, 15, 30, 60] as const;

/** How exactly a session's last use is kept: not each call writes. */
const KEPT_EXACTLY_MS = 30_000;

/** Whether a session was left alone for as long as the lab has set; 0 minutes is never. */
export function isIdle(usedAt: Date | null, now: Date, lockMinutes: number): boolean {
  return lockMinutes > 0 && usedAt !== null && now.getTime() - usedAt.getTime() >= lockMinutes * 60_000;
}

/** Whether this use of a session is to be kept. Who was at the desk before it locked itself begins with the first call. */
export function isUseKept(usedAt: Date | null, now: Date, { isAttended }: { isAttended: boolean }): boolean {
  if (usedAt === null) return true;
  return isAttended && now.getTime() - usedAt.getTime() >= KEPT_EXACTLY_MS;
}
