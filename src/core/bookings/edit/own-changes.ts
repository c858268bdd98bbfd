import { type CollectionPlace, isAtCentre } from "#core/bookings/collection-place.ts";
import { isUpcoming } from "#core/bookings/statuses.ts";
import { addDays } from "#core/calendar/day.ts";
import { fromLabTime, type LabTime } from "#core/calendar/lab-time.ts";
import { getSlotStartMinutes } from "#core/slots/grid.ts";

/** What patients do with their visit themselves. */
export type OwnChange = "move" | "cancel";

/**
 * Why a patient cannot change a visit, the first that holds: it is over, or at the centre; another phone's patient is
 * expected there too; the phlebotomist is on the way; the deadline has passed; all moves of this kind are used.
 */
export const ownChangeObstacles = ["over", "at-centre", "shared", "under-way", "deadline", "moves-used"] as const;

export type OwnChangeObstacle = (typeof ownChangeObstacles)[number];

/** The lab's rules for changes by patients; times are minutes before the slot. */
export type OwnChangeRules = { moveUntilMinutes: number; cancelUntilMinutes: number; movesAllowed: number };

type Slot = { day: string; time: string };

export type OwnVisit = Slot & { status: string; place: CollectionPlace };

export type OwnVisitState = {
  /** A patient of another phone is expected at the same visit. */
  isShared: boolean;
  /** The phlebotomist has set out, or is there. */
  isUnderWay: boolean;
  /** Moves by the patient that count. */
  movesMade: number;
  /** Moves to a later slot because the patient had eaten. */
  movesAfterEating: number;
};

/** Eating again is no way to move without end. */
export const MAX_MOVES_AFTER_EATING = 2;

const DAY_MINUTES = 24 * 60;
/** No one has to act at night: a deadline between these times is at the first of them, on the evening before. */
const NIGHT_BEGINS = 23 * 60;
const NIGHT_ENDS = 6 * 60;

/** Returns the last moment, on the lab's clock, at which a patient can change a visit `minutes` before its slot. */
export function getChangeDeadline({ day, time }: Slot, minutes: number): LabTime {
  const fromMidnight = getSlotStartMinutes(time) - minutes;
  const daysAhead = Math.floor(fromMidnight / DAY_MINUTES);
  const deadline = { day: addDays(day, daysAhead), minutes: fromMidnight - daysAhead * DAY_MINUTES };
  if (deadline.minutes >= NIGHT_BEGINS) return { ...deadline, minutes: NIGHT_BEGINS };
  return deadline.minutes < NIGHT_ENDS ? { day: addDays(deadline.day, -1), minutes: NIGHT_BEGINS } : deadline;
}

type FindObstacleInput = {
  rules: OwnChangeRules;
  now: Date;
  /**
   * The patient has eaten and needs a later slot: such a move does not count, and is possible until the slot begins.
   */
  isAfterEating?: boolean;
};

/** Returns why the patient cannot change the visit at `now`, or null if they can. */
export function findOwnChangeObstacle(
  change: OwnChange,
  visit: OwnVisit,
  { isShared, isUnderWay, movesMade, movesAfterEating }: OwnVisitState,
  { rules, now, isAfterEating = false }: FindObstacleInput,
): OwnChangeObstacle | null {
  if (!isUpcoming(visit.status)) return "over";
  if (isAtCentre(visit)) return "at-centre";
  if (isShared) return "shared";
  if (isUnderWay) return "under-way";
  if (now > fromLabTime(getOwnDeadline(change, visit, { rules, isAfterEating }))) return "deadline";
  const isUsedUp = isAfterEating ? movesAfterEating >= MAX_MOVES_AFTER_EATING : movesMade >= rules.movesAllowed;
  return change === "move" && isUsedUp ? "moves-used" : null;
}

/** Returns the deadline of a change by the lab's rules. */
export function getOwnDeadline(
  change: OwnChange,
  visit: Slot,
  { rules, isAfterEating = false }: Pick<FindObstacleInput, "rules" | "isAfterEating">,
): LabTime {
  if (isAfterEating) return { day: visit.day, minutes: getSlotStartMinutes(visit.time) };
  return getChangeDeadline(visit, change === "move" ? rules.moveUntilMinutes : rules.cancelUntilMinutes);
}

/** Returns until when a patient can move a visit that was booked at `bookedAt`; null if that has passed, or is not allowed. */
export function getMoveDeadlineOfNew(visit: Slot, rules: OwnChangeRules, bookedAt: Date): LabTime | null {
  const until = getOwnDeadline("move", visit, { rules });
  return rules.movesAllowed > 0 && bookedAt < fromLabTime(until) ? until : null;
}
