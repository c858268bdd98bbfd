/** Space on the disk that holds a folder. */
export type DiskSpace = { freeBytes: number; totalBytes: number };

const MEGABYTE = 1024 ** 2;
const GIGABYTE = 1024 ** 3;

/** PostgreSQL needs room for its next WAL files, 16 MB each; without it every booking fails. */
const MIN_FREE_BYTES = 64 * MEGABYTE;
/** The smaller one applies, which leaves days of bookings and reports on a disk of any size. */
const WARNING_THRESHOLD = { bytes: 2 * GIGABYTE, share: 0.05 };
/** Lower bound, because 5 % of a small disk would warn too late. */
const MIN_WARNING_BYTES = 4 * MIN_FREE_BYTES;

/** Formats a size: 1.4 GB, 300 MB. */
export function formatDiskSize(bytes: number): string {
  return bytes >= GIGABYTE ? `${(bytes / GIGABYTE).toFixed(1)} GB` : `${Math.floor(bytes / MEGABYTE)} MB`;
}

/** Whether the next booking may fail for lack of space. */
export function isDiskFull({ freeBytes }: DiskSpace): boolean {
  return freeBytes < MIN_FREE_BYTES;
}

/** Whether space must be freed soon. */
export function isDiskNearlyFull({ freeBytes, totalBytes }: DiskSpace): boolean {
  const limit = Math.min(WARNING_THRESHOLD.bytes, totalBytes * WARNING_THRESHOLD.share);
  return freeBytes < Math.max(limit, MIN_WARNING_BYTES);
}
