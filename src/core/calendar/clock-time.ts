/** Formats minutes since midnight as slots are stored: 785 → "01:05 PM". */
export function formatClockTime(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const hour12 = hour % 12 === 0 ? 12 : hour % 12;
  return `${padTwoDigits(hour12)}:${padTwoDigits(minutes % 60)} ${hour < 12 ? "AM" : "PM"}`;
}

/** Parses a time to minutes since midnight: "01:05 PM" → 785. Returns NaN for any other text. */
export function parseClockTime(time: string): number {
  const [, hour, minute, half] = /^(\d\d):(\d\d) ([AP])M$/.exec(time) ?? [];
  return ((Number(hour) % 12) + (half === "P" ? 12 : 0)) * 60 + Number(minute);
}

/** Formats a time without a leading zero: "09:00 PM" → "9:00 PM". */
export function formatShortTime(time: string): string {
  return time.replace(/^0/, "");
}

function padTwoDigits(count: number): string {
  return String(count).padStart(2, "0");
}
