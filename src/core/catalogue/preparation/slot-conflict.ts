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
  return listConflicts(needs, slot)[0] ?? null;
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
  const conflicts = listConflicts(needs, to);
  return (
    conflicts.find((conflict) => !from || !existsAtPresentSlot(conflict, needs, { from, now: to.bookedAt })) ?? null
  );
}

function listConflicts(needs: BookingNeeds, slot: ChosenSlot): SlotConflict[] {
  const latest = getLatestSlot(needs);
  const { fasting, afterMeal } = computePreparation(needs.tests, slot);
  const meal = fasting?.lastMeal;
  return [
    ...(latest && isAfterLatestSlot(slot.time, latest) ? [{ kind: "after-latest" as const, ...latest }] : []),
    ...(meal?.isMissed ? [{ kind: "last-meal" as const, at: meal.by, tests: [] }] : []),
    ...afterMeal.flatMap(({ isMissed, firstBite, tests }) =>
      isMissed && firstBite ? [{ kind: "first-bite" as const, at: firstBite, tests }] : [],
    ),
  ];
}

type PresentSlot = { from: Omit<VisitStart, "bookedAt">; now: LabTime };

function existsAtPresentSlot(conflict: SlotConflict, needs: BookingNeeds, { from, now }: PresentSlot): boolean {
  if (conflict.kind === "after-latest") return isAfterLatestSlot(from.time, getLatestSlot(needs));
  const visitStart = fromLabTime({ day: from.day, minutes: getSlotStartMinutes(from.time) });
  if (visitStart <= fromLabTime(now)) return false;
  const lastMeal = computePreparation(needs.tests, from).fasting?.lastMeal;
  return Boolean(lastMeal && fromLabTime(lastMeal.by) <= fromLabTime(conflict.at));
}
