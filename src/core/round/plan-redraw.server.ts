import { authorize } from "#core/access/authorize.ts";
import { findUpcomingRedraw, type RedrawItem } from "#core/bookings/create/create-redraw.server.ts";
import { addDays } from "#core/calendar/day.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import { findLatestTime } from "#core/catalogue/preparation/queries.server.ts";
import type { Context } from "#core/context.server.ts";
import { parseSlotTime, type SlotTime, slotTimes } from "#core/slots/grid.ts";
import { listNearestSlots } from "#core/slots/queries.server.ts";
import type { Db } from "#db/client.server.ts";
import { findBenchTube } from "./bench-queries.server.ts";
import { listRedrawItems } from "./redraw-items.server.ts";

/**
 * Returns what rejecting a tube would book: the tests that need it, and the first free slot that suits them from
 * tomorrow on, null if none is free. Throws `sign-in-needed`, `not-allowed`, `not-found`.
 */
export async function planRedraw({ db, actor, now }: Pick<Context, "db" | "actor" | "now">, label: string) {
  authorize(actor, "receive-tube");
  const tube = await findBenchTube(db, label);
  const items = await listRedrawItems(db, tube.bookingId, tube.kind);
  return { tube, items, slot: await findRedrawSlot(db, { bookingId: tube.bookingId, items, now }) };
}

type FindRedrawSlotInput = { bookingId: number; items: readonly RedrawItem[]; now: Date };

/** Returns the slot of another redraw of this booking that is still to come, else the first suitable free one. */
export async function findRedrawSlot(
  db: Db,
  { bookingId, items, now }: FindRedrawSlotInput,
): Promise<{ day: string; time: SlotTime } | null> {
  const tomorrow = addDays(toLabTime(now).day, 1);
  const other = await findUpcomingRedraw(db, bookingId);
  const otherTime = other && other.day >= tomorrow ? parseSlotTime(other.time) : null;
  if (other && otherTime) return { day: other.day, time: otherTime };
  const latest = await findLatestTime(db, items);
  const [first] = await listNearestSlots(db, { day: tomorrow, time: slotTimes[0] }, now, { latest });
  return first ? { day: first.date, time: first.time } : null;
}
