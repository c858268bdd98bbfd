import { clockMinutes, clockTime } from "#core/calendar/clock-time.ts";
import type { Grid, TimesOf } from "./grid-times.ts";

/** The slots of every open day: where the first one begins, how long each takes, and how many there are (decision 028). Row 9.14 */
export const grid = { first: "07:00 AM", minutes: 60, count: 12 } as const satisfies Grid;

/** The slots, written as the patient reads them. */
export const slotTimes = timesOf(grid);

export type SlotTime = (typeof slotTimes)[number];

export const lastSlotTime: SlotTime = slotTimes.at(-1) ?? slotTimes[0];

/** How sentences count them. */
export const slotCountWord = ({ 12: "twelve" } as Record<number, string>)[grid.count] ?? `${grid.count}`;

/** All times of a grid: "07:00 AM", "08:00 AM" and so on. */
export function timesOf<G extends Grid>({ first, minutes, count }: G): TimesOf<G> {
  const start = clockMinutes(first);
  return Array.from({ length: count }, (_, place) => clockTime(start + place * minutes)) as TimesOf<G>;
}

/** Minutes after the lab's midnight at which a slot begins: "01:00 PM" → 780; a booking keeps its time when the grid changes. */
export function slotStartMinutes(time: string): number {
  return clockMinutes(time);
}

/** Minutes after the lab's midnight at which a slot ends. */
export function slotEndMinutes(time: string, { minutes }: Grid = grid): number {
  return slotStartMinutes(time) + minutes;
}

/** The slot that a text names, null where it names none. */
export function slotTimeOf(text: string | null): SlotTime | null {
  return slotTimes.find((time) => time === text) ?? null;
}
