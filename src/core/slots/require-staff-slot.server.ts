import { toLabTime } from "#core/calendar/lab-time.ts";
import { DomainError, requireConfirmations } from "#core/errors.ts";
import type { Db } from "#db/client.server.ts";
import type { SlotTime } from "./grid.ts";
import { loadCapacity } from "./queries.server.ts";
import { getClosedReason, hasSlotBegun } from "./window.ts";

type RequireStaffSlotInput = {
  now: Date;
  /** The request's names of day and time. */
  fields: { day: string; time: string };
  /** The reason of the confirmation. */
  question: "move-to-closed-day" | "book-on-closed-day";
  answers: { onClosedDay?: boolean | undefined };
};

/**
 * Returns the seats per slot for a booking by staff. A Sunday or holiday needs a confirmation, because a phlebotomist
 * must really come. Throws `day-closed` (past, or beyond the bookable days), `slot-past`, `ask-first`.
 */
export async function requireStaffSlot(
  db: Db,
  { day, time }: { day: string; time: SlotTime },
  { now, fields, question, answers }: RequireStaffSlotInput,
): Promise<{ seatsPerSlot: number }> {
  const moment = toLabTime(now);
  const { seatsPerSlot, holidays } = await loadCapacity(db, day, day);
  const why = getClosedReason(day, moment.day, holidays);
  const closed = why && ({ why, day, holiday: holidays.get(day) } as const);
  if (closed && (why === "past" || why === "too-far"))
    throw new DomainError("day-closed", { key: "day-closed", ...closed }, { field: fields.day });
  if (hasSlotBegun(day, time, moment)) throw new DomainError("slot-past", "slot-past", { field: fields.time });
  if (closed) requireConfirmations([{ field: "onClosedDay", reason: { key: question, ...closed } }], answers);
  return { seatsPerSlot };
}
