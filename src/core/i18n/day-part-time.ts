/** Parts of the day, by the hour that each begins: night from 8 PM to 4 AM. */
export type DayPartNames = { night: string; morning: string; afternoon: string; evening: string };

/** Says a time of a language that names the part of the day in place of AM and PM: "ਸਵੇਰੇ 9:00". */
export function formatDayPartTime(hour: number, minute: number, names: DayPartNames): string {
  return `${names[getDayPart(hour)]} ${hour % 12 === 0 ? 12 : hour % 12}:${String(minute).padStart(2, "0")}`;
}

function getDayPart(hour: number): keyof DayPartNames {
  if (hour < 4 || hour >= 20) return "night";
  if (hour < 12) return "morning";
  return hour < 16 ? "afternoon" : "evening";
}
