import { createMoveConflictFinder } from "#core/bookings/edit/move-conflicts.server.ts";
import type { BookingRow } from "#core/bookings/queries.server.ts";
import { computePreparation } from "#core/catalogue/preparation/preparation.ts";
import { findBookingNeeds } from "#core/catalogue/preparation/queries.server.ts";
import type { Context } from "#core/context.server.ts";
import { parseSlotTime, type SlotTime, slotTimes } from "#core/slots/grid.ts";
import { findNearestFreeSlots } from "#core/slots/nearest-free-slots.ts";
import { listWindowSlots } from "#core/slots/queries.server.ts";
import type { DaySlots } from "#core/slots/schema.ts";
import type { ClosedDaySentences } from "#core/slots/window.ts";
import { listLinkedMembers } from "./find-linked-booking.server.ts";
import type { LinkedSlot, LinkedSlots } from "./schema.ts";

type ListLinkedSlotsInput = {
  booking: BookingRow;
  /** The day whose slots are listed. */
  date?: string | undefined;
  /** The patient has just eaten: the fast begins at `now`. */
  isAfterEating: boolean;
  /** Why days are closed, in the language of the response. */
  sentences: ClosedDaySentences;
};

/**
 * Lists the free slots that the visit of a booking can move to: those that suit the tests of all who move along, without
 * its own slot.
 */
export async function listLinkedSlots(
  { db, now }: Pick<Context, "db" | "now">,
  { booking, date, isAfterEating, sentences }: ListLinkedSlotsInput,
): Promise<LinkedSlots> {
  const members = await listLinkedMembers(db, booking);
  const needs = await Promise.all(members.map(({ id }) => findBookingNeeds(db, id)));
  const findConflict = await createMoveConflictFinder(db, members, { now, isAfterEating });
  const isSuitable = (day: string, time: SlotTime) =>
    !(day === booking.day && time === booking.time) && !findConflict({ day, time });
  const days = (await listWindowSlots(db, now, sentences)).map((day) => ({
    ...day,
    slots: day.slots.filter(({ time, free }) => free > 0 && isSuitable(day.date, time)),
  }));
  const toLinkedSlot = (day: string, time: SlotTime): LinkedSlot => ({
    ...{ date: day, time },
    lastMeal:
      computePreparation(
        needs.flatMap(({ tests }) => tests),
        { day, time },
      ).fasting?.lastMeal?.by ?? null,
  });
  return {
    nearest: findNearest(days, booking).map((slot) => toLinkedSlot(slot.date, slot.time)),
    days: days.map((day) => ({ date: day.date, closed: day.closed, hasFree: day.slots.length > 0 })),
    slots: days.flatMap((day) => (day.date === date ? day.slots.map(({ time }) => toLinkedSlot(date, time)) : [])),
  };
}

/** A slot of an earlier grid counts as the first of its day. */
function findNearest(days: readonly DaySlots[], { day, time }: BookingRow) {
  return findNearestFreeSlots(days, { day, time: parseSlotTime(time) ?? slotTimes[0] });
}
