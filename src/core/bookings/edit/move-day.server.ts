import { eq } from "drizzle-orm";
import { authorize } from "#core/access/authorize.ts";
import { moveBooking } from "#core/bookings/edit/move-booking.server.ts";
import type { LeftReason, MovedDay } from "#core/bookings/edit/schema.ts";
import { type BookingRow, listUpcomingVisits } from "#core/bookings/queries.server.ts";
import { toLabTime } from "#core/calendar/lab-time.ts";
import type { Context } from "#core/context.server.ts";
import { DomainError } from "#core/errors.ts";
import { parseSlotTime } from "#core/slots/grid.ts";
import { loadCapacity } from "#core/slots/queries.server.ts";
import { getClosedReason } from "#core/slots/window.ts";
import { holidays } from "#db/schema/lab.ts";

/**
 * Moves the home visits of a closed day to the same slots of an open one: each visit with all its members in its own
 * transaction, which takes the new seats and notifies the patients. A visit stays whose new slot is full or does not
 * suit its tests. Returns the number of moved bookings, and the remaining ones with the reason. Calling it again moves
 * what is left. Throws `sign-in-needed`, `not-allowed`, `not-found` (the day is not closed), `day-closed` (the target
 * day).
 */
export async function moveDay(ctx: Context, { day, to }: { day: string; to: string }): Promise<MovedDay> {
  authorize(ctx.actor, "edit-lab");
  const [closed] = await ctx.db.select().from(holidays).where(eq(holidays.day, day));
  if (!closed) throw new DomainError("not-found", "day-not-closed");
  await requireOpenDay(ctx, to);
  const report: MovedDay = { moved: 0, left: [] };
  for (const visit of groupByVisit(await listUpcomingVisits(ctx.db, [day]))) {
    const why = await moveVisit(ctx, visit, to);
    if (why === null) report.moved += visit.length;
    else report.left.push(...visit.map(({ id, code, patientName }) => ({ bookingId: id, code, patientName, why })));
  }
  return report;
}

async function requireOpenDay({ db, now }: Context, day: string): Promise<void> {
  const { holidays: closedDays } = await loadCapacity(db, day, day);
  const why = getClosedReason(day, toLabTime(now).day, closedDays);
  if (why === null) return;
  const closedReason = { key: "day-closed", why, day, holiday: closedDays.get(day) } as const;
  throw new DomainError("day-closed", closedReason, { field: "to" });
}

/** Groups bookings by visit, keeping their order. */
function groupByVisit(rows: readonly BookingRow[]): BookingRow[][] {
  return [...Map.groupBy(rows, ({ id, visitId }) => visitId ?? `booking ${id}`).values()];
}

/** Moves one visit; returns why it stays, or null if it moved. */
async function moveVisit(ctx: Context, [first]: readonly BookingRow[], day: string): Promise<LeftReason | null> {
  const time = parseSlotTime(first?.time ?? "");
  if (!first || !time) return "changed";
  try {
    await moveBooking(ctx, { bookingId: first.id, version: first.version, day, time, reason: "lab-closed" });
    return null;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    if (error.code === "ask-first") return isOverbooked(error) ? "hour-full" : "unprepared";
    return error.code === "slot-past" ? "hour-over" : "changed";
  }
}

function isOverbooked({ reason }: DomainError): boolean {
  return typeof reason === "object" && reason.key === "ask-first" && reason.confirmations[0]?.field === "overbook";
}
