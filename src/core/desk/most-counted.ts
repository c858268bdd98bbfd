/** More waiting messages than this are not counted: "99+". */
export const MOST_COUNTED_MESSAGES = 99;

/** More bookings than this are not counted: "1000+". Counting all would cost more the longer a lab is open. */
export const MOST_COUNTED_BOOKINGS = 1000;

/** Of what waits at the desk no list shows more: whoever has as much to do begins with the oldest. */
export const MOST_WAITING = 100;

/** A count that stopped one above `most`, in words: 99 → "99", 100 → "99+". */
export function cappedCount(count: number, most: number): string {
  return count > most ? `${most}+` : String(count);
}
