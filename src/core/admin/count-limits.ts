/** Waiting messages are counted up to this: "99+". */
export const MAX_COUNTED_MESSAGES = 99;

/** Bookings are counted up to this: "1000+". Counting all would get slower the longer a lab is open. */
export const MAX_COUNTED_BOOKINGS = 1000;

/** Worklists show at most this many rows, the oldest first. */
export const MAX_LISTED_WORK = 100;

/** Formats a count that stopped one above `limit`: 99 → "99", 100 → "99+". */
export function formatCappedCount(count: number, limit: number): string {
  return count > limit ? `${limit}+` : String(count);
}
