import type { Sentences } from "#core/i18n/en.ts";

/** How one language says times. */
export type ClockWords = Sentences["clock"];

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

/** Says minutes since midnight: 1260 → "9:00 PM". */
export function formatTime(minutes: number, clock: ClockWords): string {
  return clock.time(Math.floor(minutes / 60), minutes % 60);
}

/** Says a stored time: "09:00 PM" → "9:00 PM". */
export function formatShortTime(time: string, clock: ClockWords): string {
  return formatTime(parseClockTime(time), clock);
}

/** Says minutes since midnight, in English as wide as any other time: 1260 → "09:00 PM". */
export function formatWideTime(minutes: number, clock: ClockWords): string {
  return clock.wideTime(Math.floor(minutes / 60), minutes % 60);
}

/** Says a stored time of a slot: "09:00 PM". */
export function formatSlotTime(time: string, clock: ClockWords): string {
  return formatWideTime(parseClockTime(time), clock);
}

/** Whether a time belongs to the night that began the day before, as people speak of it. */
export function isAfterMidnight(minutes: number): boolean {
  return minutes < 4 * 60;
}

function padTwoDigits(count: number): string {
  return String(count).padStart(2, "0");
}
