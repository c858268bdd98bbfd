import type { LabTime } from "#core/calendar/lab-time.ts";
import { getSlotStartMinutes, type SlotTime, slotTimes } from "#core/slots/grid.ts";

/** Returns the slot of a walk-in: today, the latest slot that has begun, or the first one before opening. */
export function findWalkInSlot({ day, minutes }: LabTime): { day: string; time: SlotTime } {
  return { day, time: slotTimes.findLast((time) => getSlotStartMinutes(time) <= minutes) ?? slotTimes[0] };
}
