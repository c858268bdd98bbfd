import * as changeHint from "#core/bookings/change-hint.ts";
import type { LabProfile } from "#core/lab/schema.ts";
import { sentences } from "#sentences";

type HintedBooking = { bookingDate: string; bookingTime: string; createdAt?: string | undefined };

/** Only these words: the whole dictionary would come along. */
const changeWords = { calendar: sentences.calendar, clock: sentences.clock, visitChange: sentences.visitChange };

/** How to change a visit, in the language of the page. */
export const formatChangeHint = ({ bookingDate: day, bookingTime: time, createdAt }: HintedBooking, lab: LabProfile) =>
  changeHint.formatChangeHint({ day, time, createdAt }, lab, changeWords);
