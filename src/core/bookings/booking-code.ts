/** 'BK-' and 8 digits. The number is for speaking; it gives no access. */
export const BOOKING_CODE_PATTERN = /^BK-\d{8}$/;

/** Creates a code in the browser: five digits of a timestamp and three random ones. `random` is in [0, 1). */
export function createBookingCode(nowMilliseconds: number, random: number): string {
  const clock = String(Math.trunc(nowMilliseconds) % 100_000).padStart(5, "0");
  const dice = String(Math.floor(random * 1000)).padStart(3, "0");
  return `BK-${clock}${dice}`;
}

/** Returns the same code for the same form each time, so that a resubmitted page is the same request. */
export function hashToBookingCode(form: string): string {
  let hash = 0x811c9dc5;
  for (const letter of form) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return `BK-${String((hash >>> 0) % 100_000_000).padStart(8, "0")}`;
}
