import type { Context } from "#core/context.server.ts";
import { Refusal } from "#core/refusal.ts";
import type { SlotTime } from "#core/slots/grid.ts";
import { nearestSlots, slotsOfDay, type Wishes } from "#core/slots/queries.server.ts";

/** Runs a verb; where its slot is full, the refusal tells the day as it is now, and the nearest free slots. */
export async function nearestOnLoss<T>(
  { db, now }: Context,
  slot: { day: string; time: SlotTime },
  wishesOf: () => Wishes | Promise<Wishes>,
  verb: () => Promise<T>,
): Promise<T> {
  try {
    return await verb();
  } catch (refusal) {
    if (!(refusal instanceof Refusal) || refusal.code !== "slot-full") throw refusal;
    const wishes = await wishesOf();
    const [day, nearest] = await Promise.all([
      slotsOfDay(db, slot.day, now, wishes.hold),
      nearestSlots(db, slot, now, wishes),
    ]);
    throw new Refusal(refusal.code, refusal.said, { facts: { day, nearest } });
  }
}
