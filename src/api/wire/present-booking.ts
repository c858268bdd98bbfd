import { shownReason } from "#core/bookings/changing/shown-reason.ts";
import type { StoredItem } from "#core/bookings/placing/place-booking.server.ts";
import type { BookingItemRow, BookingRow, RepeatedBooking } from "#core/bookings/queries.server.ts";
import type { BookedItem, Booking, BookingItem, Followed, PlacedBooking } from "#core/bookings/schema.ts";
import { toWire } from "#core/pricing/money.ts";
import type { ItemType } from "#core/pricing/ordered-item.ts";
import type { FollowedRow } from "#core/reports/followed.server.ts";

/** A booking as the API tells it (row 3.21), without what the staff have written for each other. */
export function presentBooking(row: BookingRow): Booking {
  const {
    day,
    time,
    totalPaise,
    createdAt,
    phoneProved: _proved,
    cancelNote: _why,
    collectorNote: _note,
    visitId: _visit,
    ...rest
  } = row;
  return {
    ...rest,
    cancelReason: shownReason(row, row.cancelReason),
    bookingDate: day,
    bookingTime: time,
    totalAmount: toWire(totalPaise),
    createdAt: createdAt.toISOString(),
  };
}

/** Answer to a repeated request, whoever sends it: the three fields of the first answer, and nothing that can change. */
export function presentRepeated({ id, code, placedTotalPaise }: RepeatedBooking): PlacedBooking {
  return { id, code, totalAmount: toWire(placedTotalPaise) };
}

/** The same for whoever works at the lab. */
export function presentForStaff(row: BookingRow): Booking {
  const { cancelNote, collectorNote, visitId } = row;
  return { ...presentBooking(row), cancelNote: shownReason(row, cancelNote), collectorNote, visitId };
}

/** An item with the name, code and price of the day of booking (row 3.19). */
export function presentItem({ pricePaise, itemType, ...rest }: BookingItemRow): BookingItem {
  return {
    ...rest,
    itemType: itemTypeOf(itemType),
    price: toWire(pricePaise),
    details: { name: rest.name, code: rest.code },
  };
}

/** What was booked, for who has just booked it. */
export function presentBooked({ itemType, itemId, name, code, pricePaise }: StoredItem): BookedItem {
  return { itemType, itemId, name, code, price: toWire(pricePaise) };
}

/** What the patient follows of a booking; nothing where it was not asked for. */
export function presentFollowed(row: FollowedRow | undefined): { followed?: Followed } {
  if (!row) return {};
  const { items, times, report } = row;
  const at = Object.entries(times).map(([step, time]) => [step, time?.toISOString()]);
  return {
    followed: {
      items: items.map(({ itemType, itemId, name, code }) => ({ itemType: itemTypeOf(itemType), itemId, name, code })),
      times: Object.fromEntries(at),
      report: report?.releasedAt ? { sizeBytes: report.sizeBytes, releasedAt: report.releasedAt.toISOString() } : null,
    },
  };
}

function itemTypeOf(itemType: string): ItemType {
  return itemType === "test" ? "test" : "package";
}
