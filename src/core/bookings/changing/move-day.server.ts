import { eq } from "drizzle-orm";
import { requireMay } from "#core/access/may.ts";
import { moveBooking } from "#core/bookings/move-booking.server.ts";
import { type BookingRow, visitsToCome } from "#core/bookings/queries.server.ts";
import { labMoment } from "#core/calendar/clock.ts";
import type { Context } from "#core/context.server.ts";
import { Refusal } from "#core/refusal.ts";
import { slotTimeOf } from "#core/slots/grid.ts";
import { bookOfDays } from "#core/slots/queries.server.ts";
import { whyClosed } from "#core/slots/window.ts";
import { holidays } from "#db/schema/lab.ts";
import type { LeftReason, MovedDay } from "./schema.ts";

/**
 * Gives the visits at home of a closed day the same hour of an open one: each visit, with everybody at its door, in a
 * transaction of its own, which takes its seats there and tells its patients. A visit whose hour has no seat left stays as it
 * is. Gives how many bookings were moved, and those that stay with why. Sent again it moves what is left.
 * Refuses: sign-in-needed, not-allowed, not-found (the day is not closed), day-closed (the other one).
 */
export async function moveDay(ctx: Context, { day, to }: { day: string; to: string }): Promise<MovedDay> {
  requireMay(ctx.actor, "edit-lab");
  const [closed] = await ctx.db.select().from(holidays).where(eq(holidays.day, day));
  if (!closed) throw new Refusal("not-found", "day-not-closed");
  await requireOpenDay(ctx, to);
  const report: MovedDay = { moved: 0, left: [] };
  for (const visit of byVisit(await visitsToCome(ctx.db, [day]))) {
    const why = await whyLeft(ctx, visit, to);
    if (why === null) report.moved += visit.length;
    else report.left.push(...visit.map(({ id, code, patientName }) => ({ bookingId: id, code, patientName, why })));
  }
  return report;
}

async function requireOpenDay({ db, now }: Context, day: string): Promise<void> {
  const { holidays: closedDays } = await bookOfDays(db, day, day);
  const why = whyClosed(day, labMoment(now).day, closedDays);
  if (why === null) return;
  const said = { reason: "day-closed", why, day, holiday: closedDays.get(day) } as const;
  throw new Refusal("day-closed", said, { at: "to" });
}

/** The bookings of one visit together, in their order. */
function byVisit(rows: readonly BookingRow[]): BookingRow[][] {
  return [...Map.groupBy(rows, ({ id, visitId }) => visitId ?? `booking ${id}`).values()];
}

/** Null where the visit has moved. */
async function whyLeft(ctx: Context, [first]: readonly BookingRow[], day: string): Promise<LeftReason | null> {
  const time = slotTimeOf(first?.time ?? "");
  if (!first || !time) return "changed";
  try {
    await moveBooking(ctx, { bookingId: first.id, version: first.version, day, time, reason: "lab-closed" });
    return null;
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    if (refusal.code === "ask-first") return "hour-full";
    return refusal.code === "slot-past" ? "hour-over" : "changed";
  }
}
