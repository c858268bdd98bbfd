import { toLabTime } from "#core/calendar/lab-time.ts";
import { DomainError } from "#core/errors.ts";
import type { Db } from "#db/client.server.ts";
import type { SlotTime } from "./grid.ts";
import { loadCapacity } from "./queries.server.ts";
import { getClosedReason, hasSlotBegun } from "./window.ts";

/**
 * Returns the seats per slot if this slot can be booked at `now`. `fields` are the request's names of day and time.
 * Throws `day-closed`, `slot-past`.
 */
export async function requireOpenSlot(
  db: Db,
  { day, time }: { day: string; time: SlotTime },
  now: Date,
  fields: { day: string; time: string },
): Promise<{ seatsPerSlot: number }> {
  const moment = toLabTime(now);
  const capacity = await loadCapacity(db, day, day);
  const reason = getClosedReason(day, moment.day, capacity.holidays);
  if (reason) {
    const closedReason = { key: "day-closed", why: reason, day, holiday: capacity.holidays.get(day) } as const;
    throw new DomainError("day-closed", closedReason, { field: fields.day });
  }
  if (hasSlotBegun(day, time, moment)) throw new DomainError("slot-past", "slot-past", { field: fields.time });
  return { seatsPerSlot: capacity.seatsPerSlot };
}
