import { formatTime } from "#core/calendar/clock-time.ts";
import { formatLongDate } from "#core/calendar/day.ts";
import { fromLabTime } from "#core/calendar/lab-time.ts";
import { isWithinOneDay, parseVisitStart } from "#core/catalogue/preparation/preparation.ts";
import type { Sentences } from "#core/i18n/en.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import { formatPhone } from "#core/patients/phone.ts";
import { getOwnDeadline } from "./edit/own-changes.ts";

type HintedBooking = { day: string; time: string; createdAt?: Date | string | undefined };

/** The words of the hint, in one language. */
export type ChangeHintWords = Pick<Sentences, "calendar" | "clock" | "visitChange">;

/**
 * How to change a visit, for a message or a paper: by a call, and until when by the patient. Another sentence follows
 * if the visit begins within a day of its booking.
 */
export function formatChangeHint(
  booking: HintedBooking,
  lab: LabProfile,
  { calendar, clock, visitChange: { call, self, isLate } }: ChangeHintWords,
): string {
  const start = parseVisitStart(booking.day, booking.time, booking.createdAt);
  const until = getOwnDeadline("move", booking, { rules: lab });
  const canMove = lab.movesAllowed > 0 && (!booking.createdAt || new Date(booking.createdAt) < fromLabTime(until));
  return [
    call(formatPhone(lab.phones[0] ?? "")),
    ...(start && isWithinOneDay(start) ? [isLate] : []),
    ...(canMove ? [self(formatLongDate(until.day, calendar), formatTime(until.minutes, clock))] : []),
  ].join(" ");
}
