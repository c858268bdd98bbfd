const KILOBYTE = 1024;

/** The largest accepted report: 10 MB. */
export const MAX_REPORT_BYTES = 10 * KILOBYTE * KILOBYTE;

/** Formats a size for people: 0 → "1 kB", 250000 → "244 kB", 1300000 → "1.2 MB". */
export function formatBytes(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
  return kilobytes < KILOBYTE ? `${kilobytes} kB` : `${(bytes / KILOBYTE / KILOBYTE).toFixed(1)} MB`;
}
