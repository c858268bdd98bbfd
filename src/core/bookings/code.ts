/** Row 7.21: 'BK-' and 8 digits. The number is for speech; it opens nothing. */
export const bookingCodePattern = /^BK-\d{8}$/;

/** Row 7.21, as the browser makes it: five digits of a timestamp and three random ones. `random` is in [0, 1). */
export function newBookingCode(nowMilliseconds: number, random: number): string {
  const clock = String(Math.trunc(nowMilliseconds) % 100_000).padStart(5, "0");
  const dice = String(Math.floor(random * 1000)).padStart(3, "0");
  return `BK-${clock}${dice}`;
}

/** The code that one and the same form gives each time, so that a page sent again is the same request. */
export function bookingCodeOf(form: string): string {
  let hash = 0x811c9dc5;
  for (const letter of form) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return `BK-${String((hash >>> 0) % 100_000_000).padStart(8, "0")}`;
}
