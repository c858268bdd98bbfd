import { and, desc, eq, notInArray, sql } from "drizzle-orm";
import { statusesWithoutSeat } from "#core/bookings/statuses.ts";
import { DomainError } from "#core/errors.ts";
import type { ItemType } from "#core/pricing/ordered-item.ts";
import type { SlotTime } from "#core/slots/grid.ts";
import type { Db } from "#db/client.server.ts";
import { bookingItems, bookings } from "#db/schema/bookings.ts";

type ItemKey = { itemType: ItemType; itemId: number };
type RejectDuplicateInput = { patientId: number; day: string; time: SlotTime; items: readonly ItemKey[] };

/**
 * Throws `booked-already` if the same items are already booked for the same patient, day and slot, e.g. from a second
 * tab. The details hold the code of the latest such booking that is not declined. Call it after the patient's row is
 * locked, so that concurrent bookings check one after the other.
 */
export async function rejectDuplicate(
  transaction: Db,
  { patientId, day, time, items }: RejectDuplicateInput,
): Promise<void> {
  const item = sql`(${bookingItems.itemType} || ' ' || ${bookingItems.itemId})`;
  const [earlier] = await transaction
    .select({ code: bookings.code })
    .from(bookings)
    .innerJoin(bookingItems, eq(bookingItems.bookingId, bookings.id))
    .where(
      and(
        eq(bookings.patientId, patientId),
        eq(bookings.day, day),
        eq(bookings.time, time),
        notInArray(bookings.status, [...statusesWithoutSeat]),
      ),
    )
    .groupBy(bookings.id)
    .having(sql`string_agg(${item}, ',' order by ${item} collate "C") = ${joinItemKeys(items)}`)
    .orderBy(desc(bookings.id))
    .limit(1);
  if (!earlier) return;
  const { code } = earlier;
  throw new DomainError(
    "booked-already",
    { key: "booked-already", code, day, time },
    { details: { earlierCode: code } },
  );
}

/** Joins the item keys in the database's order. */
function joinItemKeys(items: readonly ItemKey[]): string {
  return items
    .map(({ itemType, itemId }) => `${itemType} ${itemId}`)
    .sort()
    .join(",");
}
