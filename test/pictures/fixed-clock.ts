/**
 * Loaded before everything else by the product that pictures are taken of (`node --import`): its clock stands still at
 * one instant, so that two sets show the same times. Its timers run.
 */
import { shiftClock } from "#test/shift-clock.ts";

/** 10:30 on a Wednesday in Ludhiana; ahead of today, as a browser drops cookies that expire before its own time. */
export const pictureTime = new Date("2030-01-09T05:00:00Z");

/** Fixes the clock of the current process. */
export function fixClock(): void {
  Date.now = () => pictureTime.getTime();
  shiftClock(0);
}

if (process.env.PICTURES_CLOCK === "fixed") fixClock();
