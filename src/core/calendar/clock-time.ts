/** Minutes since midnight as a clock shows them, in the form of the slots: 785 → "01:05 PM". */
export function clockTime(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const shown = hour % 12 === 0 ? 12 : hour % 12;
  return `${twoDigits(shown)}:${twoDigits(minutes % 60)} ${hour < 12 ? "AM" : "PM"}`;
}

/** Minutes since midnight of a time that a clock shows: "01:05 PM" → 785; NaN for any other text. */
export function clockMinutes(time: string): number {
  const [, hour, minute, half] = /^(\d\d):(\d\d) ([AP])M$/.exec(time) ?? [];
  return ((Number(hour) % 12) + (half === "P" ? 12 : 0)) * 60 + Number(minute);
}

/** A time as one says it: "09:00 PM" → "9:00 PM". */
export function spokenTime(time: string): string {
  return time.replace(/^0/, "");
}

function twoDigits(count: number): string {
  return String(count).padStart(2, "0");
}
