import { labMoment } from "#core/calendar/clock.ts";

/** The lab's day at this moment, whatever the zone of whoever looks. */
export function labToday(): string {
  return labMoment(new Date()).day;
}
