import type { BookingStatus, PaymentStatus } from "#core/bookings/statuses.ts";
import type { LabMoment } from "#core/calendar/clock.ts";
import { addDays, daysBetween } from "#core/calendar/day.ts";
import { type SlotTime, slotTimes } from "#core/slots/grid.ts";
import { type Holidays, hasBegun, whyClosed } from "#core/slots/window.ts";

const DAYS_BACK = 21;
const DAYS_AHEAD = 6;
const VISITS_A_DAY = 5;
/** The family comes on so many open days of these, one member a day. */
const FAMILY_DAYS = 2;
const FAMILY_EVERY_DAYS = 4;

/** A made-up visit of the demo. */
export type DemoVisit = {
  /** Counts the visits, the earliest first. */
  number: number;
  day: string;
  time: SlotTime;
  /** Which member of the demo's family it is for, the first is 0; null for somebody else. */
  familyMember: number | null;
  status: BookingStatus;
  paymentStatus: PaymentStatus;
  hasReport: boolean;
};

/**
 * A few weeks of visits around the lab's `now`, on open days alone. Each of the family's two members has one to come and a
 * completed one with its report, whatever the day: a demo that is first looked at on a Sunday has something to show, too.
 */
export function demoVisits(now: LabMoment, holidays: Holidays): DemoVisit[] {
  const days = Array.from({ length: DAYS_BACK + 1 + DAYS_AHEAD }, (_, place) => addDays(now.day, place - DAYS_BACK));
  const openDays = days.filter((day) => whyClosed(day, day, holidays) === null);
  const next = openDays.findIndex((day) => day > now.day);
  return openDays.flatMap((day, turn) =>
    hoursOf(turn).map((time, place) => {
      const number = turn * VISITS_A_DAY + place;
      return visitOf(number, { day, time }, place === 0 ? memberOn(turn - next) : null, now);
    }),
  );
}

/** A day's hours, the earliest first, no day as the one before. */
function hoursOf(turn: number): SlotTime[] {
  const places = Array.from(
    { length: VISITS_A_DAY },
    (_, place) => ((turn * VISITS_A_DAY + place) * 5) % slotTimes.length,
  );
  return slotTimes.filter((_, place) => places.includes(place));
}

/** Whose turn it is so many open days after the next one. */
function memberOn(daysAfterNext: number): number | null {
  const turn = ((daysAfterNext % FAMILY_EVERY_DAYS) + FAMILY_EVERY_DAYS) % FAMILY_EVERY_DAYS;
  return turn < FAMILY_DAYS ? turn : null;
}

function visitOf(
  number: number,
  { day, time }: Pick<DemoVisit, "day" | "time">,
  familyMember: number | null,
  now: LabMoment,
): DemoVisit {
  const isDeclined = familyMember === null && number % 17 === 7;
  const status = isDeclined ? "declined" : statusOf(number, day, time, now);
  const hasReport = familyMember !== null && status === "completed";
  return { number, day, time, familyMember, status, paymentStatus: paymentOf(status, number), hasReport };
}

function statusOf(number: number, day: string, time: SlotTime, now: LabMoment): BookingStatus {
  const daysAgo = daysBetween(day, now.day);
  if (daysAgo >= 3) return "completed";
  if (daysAgo >= 1) return number % 2 === 0 ? "testing_in_progress" : "completed";
  if (hasBegun(day, time, now)) return "sample_collected";
  return number % 9 === 4 ? "pending" : "confirmed";
}

function paymentOf(status: BookingStatus, number: number): PaymentStatus {
  if (status === "declined") return number % 2 === 0 ? "refunded" : "pending";
  if (status === "completed") return number % 11 === 3 ? "failed" : "paid";
  return status === "testing_in_progress" ? "paid" : "pending";
}
