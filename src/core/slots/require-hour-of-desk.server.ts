import { labMoment } from "#core/calendar/clock.ts";
import { Refusal, requireAnswers } from "#core/refusal.ts";
import type { Db } from "#db/client.server.ts";
import type { SlotTime } from "./grid.ts";
import { bookOfDays } from "./queries.server.ts";
import { hasBegun, whyClosed } from "./window.ts";

type Asked = {
  now: Date;
  /** The request's names of day and time. */
  fields: { day: string; time: string };
  /** How the question is put. */
  question: "move-to-closed-day" | "book-on-closed-day";
  answers: { onClosedDay?: boolean | undefined };
};

/**
 * The seats of an hour that the desk gives to a visit. On a Sunday or a holiday it is asked first:
 * somebody must really come. Refuses: day-closed (past, or beyond the days that can be booked), slot-past, ask-first.
 */
export async function requireHourOfDesk(
  db: Db,
  { day, time }: { day: string; time: SlotTime },
  { now, fields, question, answers }: Asked,
): Promise<{ seatsPerSlot: number }> {
  const moment = labMoment(now);
  const { seatsPerSlot, holidays } = await bookOfDays(db, day, day);
  const why = whyClosed(day, moment.day, holidays);
  const closed = why && ({ why, day, holiday: holidays.get(day) } as const);
  if (closed && (why === "past" || why === "too-far"))
    throw new Refusal("day-closed", { reason: "day-closed", ...closed }, { at: fields.day });
  if (hasBegun(day, time, moment)) throw new Refusal("slot-past", "slot-past", { at: fields.time });
  if (closed) requireAnswers([{ field: "onClosedDay", said: { reason: question, ...closed } }], answers);
  return { seatsPerSlot };
}
