import { isAtCentre } from "#core/bookings/collection-place.ts";
import { isBeforeLab } from "#core/bookings/statuses.ts";
import { addDays } from "#core/calendar/day.ts";
import type { CollectionPlace } from "#db/schema/values.ts";
import { findTubeCodeFault } from "./tube-code.ts";

/** Days on which a tube can still be added: a patient brings some later. */
const MAX_AGE_DAYS = 7;

type CentreVisit = { place?: CollectionPlace | undefined; status: string; day: string };

/**
 * Whether a sample can be collected at the centre, or a tube added to it: from the visit's day on, for a week, until the
 * sample is in the lab. Days are yyyy-MM-dd.
 */
export function canCollectAtCentre(visit: CentreVisit, today: string): boolean {
  const { day, status } = visit;
  return isAtCentre(visit) && isBeforeLab(status) && day <= today && day >= addDays(today, -MAX_AGE_DAYS);
}

export type LabelFault = "wrongForm" | "onlyLetters" | "usedTwice";

/** Returns what is wrong with normalized labels, by index: each must be a label, and stand on one tube alone. */
export function findLabelFaults(codes: readonly string[]): Map<number, LabelFault> {
  const faults = codes.flatMap((code, index) => {
    const fault = findTubeCodeFault(code) ?? (codes.indexOf(code) < index ? "usedTwice" : null);
    return fault ? [[index, fault] as const] : [];
  });
  return new Map(faults);
}
