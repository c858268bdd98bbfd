/** The server's time less the page's own clock, by the freshest answer so far; a device's wall clock may be days off. */
let aheadMilliseconds: number | null = null;

/**
 * Learns the server's time from an answer that nothing may keep: one that was kept tells the time of its first sending. An
 * answer can only be late, so the latest time that any of them has told is the nearest.
 */
export function hearServerTime({ headers }: Response, sinceStart: number = performance.now()): void {
  const isFresh = headers.get("cache-control")?.includes("no-store") && !headers.has("server-timing");
  const sent = new Date(headers.get("date") ?? "");
  if (!isFresh || Number.isNaN(sent.getTime())) return;
  learnServerTime(sent, sinceStart);
}

/** Learns what time the server had when it made what has just come. */
export function learnServerTime(sent: Date, sinceStart: number = performance.now()): void {
  aheadMilliseconds = Math.max(aheadMilliseconds ?? Number.NEGATIVE_INFINITY, sent.getTime() - sinceStart);
}

/** The server's time by the answers so far; until the first, the device's. */
export function serverNow(sinceStart: number = performance.now()): Date {
  return aheadMilliseconds === null ? new Date() : new Date(aheadMilliseconds + sinceStart);
}
