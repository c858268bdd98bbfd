import { and, desc, eq, notInArray, sql } from "drizzle-orm";
import { statusesWithoutSeat } from "#core/bookings/statuses.ts";
import type { ItemType } from "#core/pricing/ordered-item.ts";
import { Refusal } from "#core/refusal.ts";
import type { SlotTime } from "#core/slots/grid.ts";
import type { Db } from "#db/client.server.ts";
import { bookingItems, bookings } from "#db/schema/bookings.ts";

type Item = { itemType: ItemType; itemId: number };
type Wish = { patientId: number; day: string; time: SlotTime; items: readonly Item[] };

/**
 * Two tabs, or a form that is filled once more: the same items for the same patient, day and hour are booked twice only by
 * somebody who was asked. Call it after the patient was enrolled, whose row lets one booking after the other look here.
 * Refuses: booked-already, with the code of the latest such booking that is not declined.
 */
export async function requireFirst(transaction: Db, { patientId, day, time, items }: Wish): Promise<void> {
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
    .having(sql`string_agg(${item}, ',' order by ${item} collate "C") = ${namesOf(items)}`)
    .orderBy(desc(bookings.id))
    .limit(1);
  if (!earlier) return;
  const { code } = earlier;
  throw new Refusal("booked-already", { reason: "booked-already", code, day, time }, { facts: { earlierCode: code } });
}

/** The items in the order in which the database names them. */
function namesOf(items: readonly Item[]): string {
  return items
    .map(({ itemType, itemId }) => `${itemType} ${itemId}`)
    .sort()
    .join(",");
}
