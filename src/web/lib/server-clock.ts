/** Server time minus the page's own clock, by the freshest response so far; a device's wall clock may be days off. */
let clockOffsetMs: number | null = null;

/**
 * Reads the server time from an uncacheable response: a cached one has the time of its first sending. A response can
 * only be late, so the latest of all these times is the most accurate.
 */
export function readServerTime({ headers }: Response, sinceStart: number = performance.now()): void {
  const isFresh = headers.get("cache-control")?.includes("no-store") && !headers.has("server-timing");
  const sent = new Date(headers.get("date") ?? "");
  if (!isFresh || Number.isNaN(sent.getTime())) return;
  setServerTime(sent, sinceStart);
}

/** Sets the server time at which the content just received was made. */
export function setServerTime(sent: Date, sinceStart: number = performance.now()): void {
  clockOffsetMs = Math.max(clockOffsetMs ?? Number.NEGATIVE_INFINITY, sent.getTime() - sinceStart);
}

/** Returns the server time by the responses so far; until the first, the device's. */
export function getServerTime(sinceStart: number = performance.now()): Date {
  return clockOffsetMs === null ? new Date() : new Date(clockOffsetMs + sinceStart);
}
