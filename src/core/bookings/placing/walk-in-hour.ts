import type { LabMoment } from "#core/calendar/clock.ts";
import { type SlotTime, slotStartMinutes, slotTimes } from "#core/slots/grid.ts";

/** When somebody who stands at the counter is booked: today, at the latest hour that has begun, or the first one before opening. */
export function walkInHour({ day, minutes }: LabMoment): { day: string; time: SlotTime } {
  return { day, time: slotTimes.findLast((time) => slotStartMinutes(time) <= minutes) ?? slotTimes[0] };
}
