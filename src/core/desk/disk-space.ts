/** What is left of the disk that a folder lies on. */
export type DiskSpace = { freeBytes: number; totalBytes: number };

const MEGABYTE = 1024 ** 2;
const GIGABYTE = 1024 ** 3;

/** The database needs room for the next files of its log, 16 MB each; without it every booking fails. */
const FULL_BELOW_BYTES = 64 * MEGABYTE;
/** Whichever is smaller: days of bookings and reports, on a disk of any size. */
const WARNED_BELOW = { bytes: 2 * GIGABYTE, share: 0.05 };
/** On a small disk a share of it would be no warning. */
const WARNED_AT_LEAST_BELOW_BYTES = 4 * FULL_BELOW_BYTES;

/** As people say it: 1.4 GB, 300 MB. */
export function sizeWords(bytes: number): string {
  return bytes >= GIGABYTE ? `${(bytes / GIGABYTE).toFixed(1)} GB` : `${Math.floor(bytes / MEGABYTE)} MB`;
}

/** Whether the next booking may find no room. */
export function isFull({ freeBytes }: DiskSpace): boolean {
  return freeBytes < FULL_BELOW_BYTES;
}

/** Whether somebody must make room soon. */
export function isNearlyFull({ freeBytes, totalBytes }: DiskSpace): boolean {
  const limit = Math.min(WARNED_BELOW.bytes, totalBytes * WARNED_BELOW.share);
  return freeBytes < Math.max(limit, WARNED_AT_LEAST_BELOW_BYTES);
}
