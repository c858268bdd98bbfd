import type { BookingStatus, PaymentStatus } from "#core/bookings/statuses.ts";
import { addDays, differenceInDays } from "#core/calendar/day.ts";
import type { LabTime } from "#core/calendar/lab-time.ts";
import { type SlotTime, slotTimes } from "#core/slots/grid.ts";
import { getClosedReason, type Holidays, hasSlotBegun } from "#core/slots/window.ts";

const DAYS_BACK = 21;
const DAYS_AHEAD = 6;
const VISITS_PER_DAY = 5;
/** The family has visits on this many open days, one member per day. */
const FAMILY_DAYS = 2;
const FAMILY_EVERY_DAYS = 4;

/** A fictitious visit of the demo. */
export type DemoVisit = {
  /** Counts the visits, the earliest first. */
  number: number;
  day: string;
  time: SlotTime;
  /** Index of the family member; null for other patients. */
  familyMember: number | null;
  status: BookingStatus;
  paymentStatus: PaymentStatus;
  hasReport: boolean;
};

/**
 * Creates a few weeks of visits around the lab's `now`, on open days only. Both family members have an upcoming visit
 * and a completed one with its report on any day: a demo opened on a Sunday has something to show, too.
 */
export function createDemoVisits(now: LabTime, holidays: Holidays): DemoVisit[] {
  const days = Array.from({ length: DAYS_BACK + 1 + DAYS_AHEAD }, (_, index) => addDays(now.day, index - DAYS_BACK));
  const openDays = days.filter((day) => getClosedReason(day, day, holidays) === null);
  const next = openDays.findIndex((day) => day > now.day);
  return openDays.flatMap((day, dayIndex) =>
    chooseSlots(dayIndex).map((time, index) => {
      const number = dayIndex * VISITS_PER_DAY + index;
      return createDemoVisit(number, { day, time }, index === 0 ? chooseFamilyMember(dayIndex - next) : null, now);
    }),
  );
}

/** Slots of a day, the earliest first, different from the day before. */
function chooseSlots(dayIndex: number): SlotTime[] {
  const places = Array.from(
    { length: VISITS_PER_DAY },
    (_, index) => ((dayIndex * VISITS_PER_DAY + index) * 5) % slotTimes.length,
  );
  return slotTimes.filter((_, index) => places.includes(index));
}

/** The family member who has a visit that many open days after the next one. */
function chooseFamilyMember(daysAfterNext: number): number | null {
  const turn = ((daysAfterNext % FAMILY_EVERY_DAYS) + FAMILY_EVERY_DAYS) % FAMILY_EVERY_DAYS;
  return turn < FAMILY_DAYS ? turn : null;
}

function createDemoVisit(
  number: number,
  { day, time }: Pick<DemoVisit, "day" | "time">,
  familyMember: number | null,
  now: LabTime,
): DemoVisit {
  const isDeclined = familyMember === null && number % 17 === 7;
  const status = isDeclined ? "declined" : chooseStatus(number, day, time, now);
  const hasReport = familyMember !== null && status === "completed";
  return { number, day, time, familyMember, status, paymentStatus: choosePaymentStatus(status, number), hasReport };
}

function chooseStatus(number: number, day: string, time: SlotTime, now: LabTime): BookingStatus {
  const daysAgo = differenceInDays(day, now.day);
  if (daysAgo >= 3) return "completed";
  if (daysAgo >= 1) return number % 2 === 0 ? "testing_in_progress" : "completed";
  if (hasSlotBegun(day, time, now)) return "sample_collected";
  return number % 9 === 4 ? "pending" : "confirmed";
}

function choosePaymentStatus(status: BookingStatus, number: number): PaymentStatus {
  if (status === "declined") return number % 2 === 0 ? "refunded" : "pending";
  if (status === "completed") return number % 11 === 3 ? "failed" : "paid";
  return status === "testing_in_progress" ? "paid" : "pending";
}
