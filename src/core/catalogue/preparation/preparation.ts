import { type LabMoment, labMoment } from "#core/calendar/clock.ts";
import { addDays } from "#core/calendar/day.ts";
import { type SlotTime, slotStartMinutes, slotTimeOf } from "#core/slots/grid.ts";
import { needsFasting } from "./latest-hour.ts";
import type { TestNeeds } from "./schema.ts";

/** When the visit starts: a day of the lab's calendar and a slot. */
export type VisitStart = {
  day: string;
  time: SlotTime;
  /** When it was booked, or what the lab's clock shows while it is not: what had to be done before that can no longer be done. */
  bookedAt?: LabMoment;
};

/** The start of a booking's visit; null while day or hour are not chosen. */
export function visitStart(day: string, time: string, bookedAt?: Date | string): VisitStart | null {
  const slot = slotTimeOf(time);
  if (day === "" || !slot) return null;
  return { day, time: slot, ...(bookedAt && { bookedAt: labMoment(new Date(bookedAt)) }) };
}

/** Whether a moment lies before the booking of the visit. */
export function isMissed({ day, minutes }: LabMoment, { bookedAt }: VisitStart): boolean {
  return bookedAt !== undefined && (day < bookedAt.day || (day === bookedAt.day && minutes < bookedAt.minutes));
}

const DAY_BEFORE = 24 * 60;

/** Whether the visit starts less than 24 hours after its booking. */
export function isNear(start: VisitStart): boolean {
  return isMissed(momentAt(start, -DAY_BEFORE), start);
}

export type Fasting = {
  /** The longest of all minimums, so that no test's own is missed. */
  minH: number;
  /** The shortest of all maximums; null where no test has one. */
  maxH: number | null;
  waterOk: boolean;
  /** Null while no start is chosen. */
  lastMeal: LastMeal | null;
};

/** The last meal is eaten by `by`, and not before `notBefore` where an ordinary dinner could be too early. */
export type LastMeal = { by: LabMoment; notBefore: LabMoment | null; isMissed: boolean };

/** Tests whose sample is taken `minutes` after the first bite of a meal. */
export type AfterMeal = { tests: string[]; minutes: number; firstBite: LabMoment | null; isMissed: boolean };

export type Conflict =
  /** Fasting for some tests and a meal before others: one visit cannot serve both. */
  | { kind: "second-sample"; tests: string[]; minutes: number }
  /** One test wants longer without food than another one bears. */
  | { kind: "hours-apart"; minH: number; maxH: number };

export type Preparation = {
  /** Null where no test needs it. */
  fasting: Fasting | null;
  /** Whether the lab has told of every test whether it needs fasting. */
  isTold: boolean;
  afterMeal: AfterMeal[];
  conflicts: Conflict[];
  notes: string[];
};

const HOUR = 60;
const DAY = 24 * HOUR;
/** Nobody is told to eat between these hours of the night: the meal is the evening before. */
const NIGHT_BEGINS = 23 * HOUR;
const NIGHT_ENDS = 5 * HOUR;
/** A window that is shorter can be missed by a dinner at the usual hour, and is told. */
const WIDE_WINDOW = 4 * HOUR;

/** How to prepare for a visit with these tests; with hours of the clock where its start is chosen. */
export function preparationOf(tests: readonly TestNeeds[], start: VisitStart | null): Preparation {
  const fasting = fastingOf(tests, start);
  const meals = afterMealOf(tests, start);
  return {
    fasting,
    isTold: tests.every(({ fastingMinH }) => fastingMinH !== null),
    afterMeal: fasting ? [] : meals,
    conflicts: [...(fasting ? meals.map(secondSample) : []), ...hoursApart(fasting)],
    notes: [...new Set(tests.flatMap(({ notes }) => notes))],
  };
}

function fastingOf(tests: readonly TestNeeds[], start: VisitStart | null): Fasting | null {
  const hungry = tests.filter(needsFasting);
  if (hungry.length === 0) return null;
  const minH = Math.max(...hungry.map(({ fastingMinH }) => fastingMinH ?? 0));
  const maximums = hungry.flatMap(({ fastingMaxH }) => fastingMaxH ?? []);
  const maxH = maximums.length > 0 ? Math.min(...maximums) : null;
  const waterOk = hungry.every((test) => test.waterOk);
  return { minH, maxH, waterOk, lastMeal: start && lastMealBefore(start, minH, maxH) };
}

function lastMealBefore(start: VisitStart, minH: number, maxH: number | null): LastMeal {
  const latest = -minH * HOUR;
  const earliest = maxH === null ? Number.NEGATIVE_INFINITY : -maxH * HOUR;
  const evening = eveningBefore(slotStartMinutes(start.time), latest);
  const by = evening >= earliest ? evening : latest;
  const isNarrow = maxH !== null && earliest <= by && by - earliest < WIDE_WINDOW;
  const last = momentAt(start, by);
  return { by: last, notBefore: isNarrow ? momentAt(start, earliest) : null, isMissed: isMissed(last, start) };
}

/** Minutes from the start, moved from the night to 11 PM before it. */
function eveningBefore(startMinutes: number, offset: number): number {
  const ofDay = (((startMinutes + offset) % DAY) + DAY) % DAY;
  if (ofDay > NIGHT_BEGINS) return offset - (ofDay - NIGHT_BEGINS);
  return ofDay < NIGHT_ENDS ? offset - (ofDay + DAY - NIGHT_BEGINS) : offset;
}

function afterMealOf(tests: readonly TestNeeds[], start: VisitStart | null): AfterMeal[] {
  const times = new Set(tests.flatMap(({ afterMealMin }) => afterMealMin ?? []));
  return [...times].map((minutes) => {
    const named = tests.filter(({ afterMealMin }) => afterMealMin === minutes).map(({ name }) => name);
    const firstBite = start && momentAt(start, -minutes);
    return { tests: named, minutes, firstBite, isMissed: Boolean(firstBite && isMissed(firstBite, start)) };
  });
}

function secondSample({ tests, minutes }: AfterMeal): Conflict {
  return { kind: "second-sample", tests, minutes };
}

function hoursApart(fasting: Fasting | null): Conflict[] {
  if (fasting === null || fasting.maxH === null || fasting.maxH >= fasting.minH) return [];
  return [{ kind: "hours-apart", minH: fasting.minH, maxH: fasting.maxH }];
}

/** The moment so many minutes from the start, in the lab's calendar. */
export function momentAt({ day, time }: VisitStart, offset: number): LabMoment {
  const minutes = slotStartMinutes(time) + offset;
  const days = Math.floor(minutes / DAY);
  return { day: addDays(day, days), minutes: minutes - days * DAY };
}
