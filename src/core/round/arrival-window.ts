import { getSlotEndMinutes, getSlotStartMinutes } from "#core/slots/grid.ts";

/** Minutes after the lab's midnight. */
export type ArrivalWindow = { from: number; to: number };

/** Patients remember a round figure. */
const ROUNDED_TO_MINUTES = 5;

/** The arrival time that a booking promises: its slot. */
export function getSlotWindow(time: string): ArrivalWindow {
  return { from: getSlotStartMinutes(time), to: getSlotEndMinutes(time) };
}

/**
 * Returns the arrival time to tell the patient when the phlebotomist sets off: the slot, or as long from now on if the
 * slot has begun. `minutes` is the lab's time.
 */
export function getArrivalWindow(time: string, minutes: number): ArrivalWindow {
  const { from, to } = getSlotWindow(time);
  const start = Math.max(from, Math.floor(minutes / ROUNDED_TO_MINUTES) * ROUNDED_TO_MINUTES);
  return { from: start, to: start + (to - from) };
}
