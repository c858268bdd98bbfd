import { type ClockWords, formatTime } from "#core/calendar/clock-time.ts";
import type { LabTime } from "#core/calendar/lab-time.ts";
import { getSlotEndMinutes, getSlotStartMinutes } from "#core/slots/grid.ts";

type PromisedVisit = {
  /** Of the slot, as patients read it. */
  time: string;
  /** Minutes after the lab's midnight; null: the slot's. */
  promisedFrom: number | null;
  promisedTo: number | null;
};

/** Minutes after the lab's midnight. */
export type ArrivalWindow = { from: number; to: number };

/** Patients remember a round figure. */
const ROUNDED_TO_MINUTES = 5;

/** Returns the arrival times that the patient was promised. */
export function getPromisedWindow({ time, promisedFrom, promisedTo }: PromisedVisit): ArrivalWindow {
  return { from: promisedFrom ?? getSlotStartMinutes(time), to: promisedTo ?? getSlotEndMinutes(time) };
}

/**
 * Returns the arrival times to promise when the phlebotomist sets off: the slot, or as long from now on if the slot has
 * begun. `minutes` is the lab's time.
 */
export function getArrivalWindow(time: string, minutes: number): ArrivalWindow {
  const [from, to] = [getSlotStartMinutes(time), getSlotEndMinutes(time)];
  const start = Math.max(from, Math.floor(minutes / ROUNDED_TO_MINUTES) * ROUNDED_TO_MINUTES);
  return { from: start, to: start + (to - from) };
}

/** Formats a promise as patients read it: `["8:00 AM", "9:00 AM"]`. */
export function formatPromisedWindow(visit: PromisedVisit, clock: ClockWords): [from: string, to: string] {
  const { from, to } = getPromisedWindow(visit);
  return [formatTime(from, clock), formatTime(to, clock)];
}

/** Whether the promised time of a visit of the lab's day `at` has passed. */
export function isPromiseOver(visit: PromisedVisit & { day: string }, at: LabTime): boolean {
  return visit.day < at.day || (visit.day === at.day && getPromisedWindow(visit).to < at.minutes);
}
