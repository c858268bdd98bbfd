import { fromLabTime, type LabTime } from "#core/calendar/lab-time.ts";
import { getSlotStartMinutes, type SlotTime } from "#core/slots/grid.ts";
import { getLatestSlot, isAfterLatestSlot, type LatestSlot } from "./latest-slot.ts";
import { computePreparation, type VisitStart } from "./preparation.ts";
import type { BookingNeeds } from "./schema.ts";

/** Why a slot does not suit what is booked: it is after the latest one, or the time of a meal before it has passed. */
export type SlotConflict =
  | ({ kind: "after-latest" } & LatestSlot)
  | { kind: "last-meal" | "first-bite"; at: LabTime; tests: string[] };

/** A slot, and the time at which it is chosen. */
type ChosenSlot = { day: string; time: SlotTime; bookedAt: LabTime };

/** Returns why a slot does not suit these tests, or null if it does. */
export function findSlotConflict(needs: BookingNeeds, slot: ChosenSlot): SlotConflict | null {
  const latest = getLatestSlot(needs);
  if (latest && isAfterLatestSlot(slot.time, latest)) return { kind: "after-latest", ...latest };
  const { fasting, afterMeal } = computePreparation(needs.tests, slot);
  if (fasting?.lastMeal?.isMissed) return { kind: "last-meal", at: fasting.lastMeal.by, tests: [] };
  const missed = afterMeal.find(({ isMissed }) => isMissed);
  return missed?.firstBite ? { kind: "first-bite", at: missed.firstBite, tests: missed.tests } : null;
}

/**
 * Returns why a slot does not suit the tests of a visit that is moved there. Null too if the present slot asks for the
 * same: it is as late, or it is to come and its last meal is no later.
 */
export function findMoveConflict(
  needs: BookingNeeds,
  from: Omit<VisitStart, "bookedAt"> | null,
  to: ChosenSlot,
): SlotConflict | null {
  const conflict = findSlotConflict(needs, to);
  if (!conflict || !from) return conflict;
  if (conflict.kind === "after-latest") {
    return isAfterLatestSlot(from.time, getLatestSlot(needs)) ? null : conflict;
  }
  const visitStart = fromLabTime({ day: from.day, minutes: getSlotStartMinutes(from.time) });
  if (visitStart <= fromLabTime(to.bookedAt)) return conflict;
  const lastMeal = computePreparation(needs.tests, from).fasting?.lastMeal;
  const isFastingAlready = lastMeal && fromLabTime(lastMeal.by) <= fromLabTime(conflict.at);
  return isFastingAlready ? null : conflict;
}
