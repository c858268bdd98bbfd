/* Times of day in Hindi. */
import { type DayPartNames, formatDayPartTime } from "#core/i18n/day-part-time.ts";
import type { Sentences } from "#core/i18n/en.ts";

const parts: DayPartNames = { night: "रात", morning: "सुबह", afternoon: "दोपहर", evening: "शाम" };
const formatTime = (hour: number, minute: number) => formatDayPartTime(hour, minute, parts);

export const clock: Sentences["clock"] = {
  time: formatTime,
  wideTime: formatTime,
  /** A time after midnight names both days: the day alone, with "night", is heard as the night that follows. */
  onDay: (day, time, nightOf) => (nightOf === null ? `${day} ${time}` : `${nightOf}-${day} की ${time}`),
};
