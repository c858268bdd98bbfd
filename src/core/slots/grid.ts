import { formatClockTime, parseClockTime } from "#core/calendar/clock-time.ts";
import type { Grid, GridTimes } from "./grid-times.ts";

/** The slots of every open day: the start of the first, the length of each, and their number (decision 028). */
export const slotGrid = { first: "07:00 AM", minutes: 60, count: 12 } as const satisfies Grid;

/** The slot times, as patients read them. */
export const slotTimes = listGridTimes(slotGrid);

export type SlotTime = (typeof slotTimes)[number];

export const lastSlotTime: SlotTime = slotTimes.at(-1) ?? slotTimes[0];

/** Lists all times of a grid: "07:00 AM", "08:00 AM" and so on. */
export function listGridTimes<G extends Grid>({ first, minutes, count }: G): GridTimes<G> {
  const start = parseClockTime(first);
  return Array.from({ length: count }, (_, index) => formatClockTime(start + index * minutes)) as GridTimes<G>;
}

/**
 * Returns the start of a slot in minutes after the lab's midnight: "01:00 PM" → 780. A booking keeps its time when the
 * grid changes.
 */
export function getSlotStartMinutes(time: string): number {
  return parseClockTime(time);
}

/** Returns the end of a slot in minutes after the lab's midnight. */
export function getSlotEndMinutes(time: string, { minutes }: Grid = slotGrid): number {
  return getSlotStartMinutes(time) + minutes;
}

/** Parses a slot time; null if the text is not one. */
export function parseSlotTime(text: string | null): SlotTime | null {
  return slotTimes.find((time) => time === text) ?? null;
}
