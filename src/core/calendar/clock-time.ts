/** Minutes since midnight as a clock shows them, in the form of the slots: 785 → "01:05 PM". */
export function clockTime(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const shown = hour % 12 === 0 ? 12 : hour % 12;
  return `${twoDigits(shown)}:${twoDigits(minutes % 60)} ${hour < 12 ? "AM" : "PM"}`;
}

/** A time as one says it: "09:00 PM" → "9:00 PM". */
export function spokenTime(time: string): string {
  return time.replace(/^0/, "");
}

function twoDigits(count: number): string {
  return String(count).padStart(2, "0");
}
