import { labMoment } from "#core/calendar/clock.ts";
import { Refusal } from "#core/refusal.ts";
import type { Db } from "#db/client.server.ts";
import type { SlotTime } from "./grid.ts";
import { bookOfDays } from "./queries.server.ts";
import { closedSentence, hasBegun, whyClosed } from "./window.ts";

/** The seats that a slot has, where it can be booked at `now`; `fields` are the request's names of day and time. Refuses: day-closed, slot-past. */
export async function requireOpenSlot(
  db: Db,
  { day, time }: { day: string; time: SlotTime },
  now: Date,
  fields: { day: string; time: string },
): Promise<{ seatsPerSlot: number }> {
  const moment = labMoment(now);
  const book = await bookOfDays(db, day, day);
  const reason = whyClosed(day, moment.day, book.holidays);
  if (reason) {
    const sentence = closedSentence(reason, day, book.holidays);
    throw new Refusal("day-closed", sentence, { errors: { [fields.day]: sentence } });
  }
  if (hasBegun(day, time, moment)) {
    const sentence = "This time has passed. Please choose a later one.";
    throw new Refusal("slot-past", sentence, { errors: { [fields.time]: sentence } });
  }
  return { seatsPerSlot: book.seatsPerSlot };
}
