import { addDays } from "#core/calendar/day.ts";
import { type LabTime, toLabTime } from "#core/calendar/lab-time.ts";
import { getSlotStartMinutes, parseSlotTime, type SlotTime } from "#core/slots/grid.ts";
import { needsFasting } from "./latest-slot.ts";
import type { TestNeeds } from "./schema.ts";

/** When the visit starts: a day of the lab's calendar and a slot. */
export type VisitStart = {
  day: string;
  time: SlotTime;
  /** Time of booking, or now while it is not booked: earlier steps can no longer be done. */
  bookedAt?: LabTime;
};

/** Parses the start of a booking's visit; null while day or slot are not chosen. */
export function parseVisitStart(day: string, time: string, bookedAt?: Date | string): VisitStart | null {
  const slot = parseSlotTime(time);
  if (day === "" || !slot) return null;
  return { day, time: slot, ...(bookedAt && { bookedAt: toLabTime(new Date(bookedAt)) }) };
}

/** Whether a time is before the booking of the visit. */
export function isPastAtBooking({ day, minutes }: LabTime, { bookedAt }: VisitStart): boolean {
  return bookedAt !== undefined && (day < bookedAt.day || (day === bookedAt.day && minutes < bookedAt.minutes));
}

const DAY_BEFORE_MINUTES = 24 * 60;

/** Whether the visit starts less than 24 hours after its booking. */
export function isWithinOneDay(start: VisitStart): boolean {
  return isPastAtBooking(addMinutesToStart(start, -DAY_BEFORE_MINUTES), start);
}

export type Fasting = {
  /** The longest minimum, which satisfies every test's. */
  minH: number;
  /** The shortest maximum; null if no test has one. */
  maxH: number | null;
  waterOk: boolean;
  /** Null while no start is chosen. */
  lastMeal: LastMeal | null;
};

/** The last meal is at `by` or before, and not before `notBefore` if an ordinary dinner could be too early. */
export type LastMeal = { by: LabTime; notBefore: LabTime | null; isMissed: boolean };

/** Tests whose sample is taken `minutes` after the first bite of a meal. */
export type AfterMeal = { tests: string[]; minutes: number; firstBite: LabTime | null; isMissed: boolean };

export type Conflict =
  /** Fasting for some tests and a meal before others: one visit cannot serve both. */
  | { kind: "second-sample"; tests: string[]; minutes: number }
  /** One test needs a longer fast than another one allows. */
  | { kind: "hours-apart"; minH: number; maxH: number };

export type Preparation = {
  /** Null if no test needs it. */
  fasting: Fasting | null;
  /** Whether the lab has entered fasting data of every test. */
  hasFastingData: boolean;
  afterMeal: AfterMeal[];
  conflicts: Conflict[];
  notes: string[];
};

const HOUR_MINUTES = 60;
const DAY_MINUTES = 24 * HOUR_MINUTES;
/** No meal is planned between these hours: it is moved to the evening before. */
const NIGHT_START = 23 * HOUR_MINUTES;
const NIGHT_END = 5 * HOUR_MINUTES;
/** A shorter window can miss a dinner at the usual hour, so it is mentioned. */
const MIN_WIDE_WINDOW = 4 * HOUR_MINUTES;

/** Computes the preparation for these tests; with clock times if the start is chosen. */
export function computePreparation(tests: readonly TestNeeds[], start: VisitStart | null): Preparation {
  const fasting = computeFasting(tests, start);
  const meals = groupAfterMeal(tests, start);
  return {
    fasting,
    hasFastingData: tests.every(({ fastingMinH }) => fastingMinH !== null),
    afterMeal: fasting ? [] : meals,
    conflicts: [...(fasting ? meals.map(createSecondSampleConflict) : []), ...findFastingConflicts(fasting)],
    notes: [...new Set(tests.flatMap(({ notes }) => notes))],
  };
}

function computeFasting(tests: readonly TestNeeds[], start: VisitStart | null): Fasting | null {
  const hungry = tests.filter(needsFasting);
  if (hungry.length === 0) return null;
  const minH = Math.max(...hungry.map(({ fastingMinH }) => fastingMinH ?? 0));
  const maximums = hungry.flatMap(({ fastingMaxH }) => fastingMaxH ?? []);
  const maxH = maximums.length > 0 ? Math.min(...maximums) : null;
  const waterOk = hungry.every((test) => test.waterOk);
  return { minH, maxH, waterOk, lastMeal: start && computeLastMeal(start, minH, maxH) };
}

function computeLastMeal(start: VisitStart, minH: number, maxH: number | null): LastMeal {
  const latest = -minH * HOUR_MINUTES;
  const earliest = maxH === null ? Number.NEGATIVE_INFINITY : -maxH * HOUR_MINUTES;
  const evening = moveToEvening(getSlotStartMinutes(start.time), latest);
  const by = evening >= earliest ? evening : latest;
  const isNarrow = maxH !== null && earliest <= by && by - earliest < MIN_WIDE_WINDOW;
  const last = addMinutesToStart(start, by);
  return {
    by: last,
    notBefore: isNarrow ? addMinutesToStart(start, earliest) : null,
    isMissed: isPastAtBooking(last, start),
  };
}

/** Minutes from the start, moved from the night to 11 PM before it. */
function moveToEvening(startMinutes: number, offset: number): number {
  const ofDay = (((startMinutes + offset) % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  if (ofDay > NIGHT_START) return offset - (ofDay - NIGHT_START);
  return ofDay < NIGHT_END ? offset - (ofDay + DAY_MINUTES - NIGHT_START) : offset;
}

function groupAfterMeal(tests: readonly TestNeeds[], start: VisitStart | null): AfterMeal[] {
  const times = new Set(tests.flatMap(({ afterMealMin }) => afterMealMin ?? []));
  return [...times].map((minutes) => {
    const named = tests.filter(({ afterMealMin }) => afterMealMin === minutes).map(({ name }) => name);
    const firstBite = start && addMinutesToStart(start, -minutes);
    return { tests: named, minutes, firstBite, isMissed: Boolean(firstBite && isPastAtBooking(firstBite, start)) };
  });
}

function createSecondSampleConflict({ tests, minutes }: AfterMeal): Conflict {
  return { kind: "second-sample", tests, minutes };
}

function findFastingConflicts(fasting: Fasting | null): Conflict[] {
  if (fasting === null || fasting.maxH === null || fasting.maxH >= fasting.minH) return [];
  return [{ kind: "hours-apart", minH: fasting.minH, maxH: fasting.maxH }];
}

/** The time that many minutes from the start, in the lab's calendar. */
export function addMinutesToStart({ day, time }: VisitStart, offset: number): LabTime {
  const minutes = getSlotStartMinutes(time) + offset;
  const days = Math.floor(minutes / DAY_MINUTES);
  return { day: addDays(day, days), minutes: minutes - days * DAY_MINUTES };
}
