import { labMoment } from "#core/calendar/clock.ts";
import { Refusal } from "#core/refusal.ts";
import type { Db } from "#db/client.server.ts";
import type { SlotTime } from "./grid.ts";
import { bookOfDays } from "./queries.server.ts";
import { hasBegun, whyClosed } from "./window.ts";

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
    const said = { reason: "day-closed", why: reason, day, holiday: book.holidays.get(day) } as const;
    throw new Refusal("day-closed", said, { at: fields.day });
  }
  if (hasBegun(day, time, moment)) throw new Refusal("slot-past", "slot-past", { at: fields.time });
  return { seatsPerSlot: book.seatsPerSlot };
}
