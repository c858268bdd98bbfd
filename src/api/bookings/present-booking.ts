import type { StoredItem } from "#core/bookings/create/create-booking.server.ts";
import { getActiveCancelReason } from "#core/bookings/edit/active-cancel-reason.ts";
import type { BookingItemRow, BookingRow, RepeatedBooking } from "#core/bookings/queries.server.ts";
import type { BookedItem, Booking, BookingItem, BookingTracking, CreatedBooking } from "#core/bookings/schema.ts";
import { formatAmount } from "#core/pricing/money.ts";
import type { ItemType } from "#core/pricing/ordered-item.ts";
import type { BookingTrackingRow } from "#core/reports/booking-tracking.server.ts";

/** Returns a booking as patients see it, without the staff's internal notes. */
export function presentBooking(row: BookingRow): Booking {
  const {
    day,
    time,
    totalPaise,
    createdAt,
    phoneProved: _proved,
    cancelNote: _why,
    phlebotomistNote: _note,
    visitId: _visit,
    ...rest
  } = row;
  return {
    ...rest,
    cancelReason: getActiveCancelReason(row, row.cancelReason),
    bookingDate: day,
    bookingTime: time,
    totalAmount: formatAmount(totalPaise),
    createdAt: createdAt.toISOString(),
  };
}

/** Response to a repeated request, which may come from another client: only the three fields that never change. */
export function presentDuplicateBooking({ id, code, placedTotalPaise }: RepeatedBooking): CreatedBooking {
  return { id, code, totalAmount: formatAmount(placedTotalPaise) };
}

/** Returns a booking as staff see it. */
export function presentStaffBooking(row: BookingRow): Booking {
  const { cancelNote, phlebotomistNote, visitId } = row;
  return { ...presentBooking(row), cancelNote: getActiveCancelReason(row, cancelNote), phlebotomistNote, visitId };
}

/** Returns an item with its name, code and price as booked. */
export function presentItem({ pricePaise, itemType, ...rest }: BookingItemRow): BookingItem {
  return {
    ...rest,
    itemType: parseItemType(itemType),
    price: formatAmount(pricePaise),
    details: { name: rest.name, code: rest.code },
  };
}

/** Returns an item of a new booking, for the response to its creation. */
export function presentBooked({ itemType, itemId, name, code, pricePaise }: StoredItem): BookedItem {
  return { itemType, itemId, name, code, price: formatAmount(pricePaise) };
}

/** Returns the tracking details that the patient sees; empty if they were not loaded. */
export function presentBookingTracking(row: BookingTrackingRow | undefined): { followed?: BookingTracking } {
  if (!row) return {};
  const { items, times, report } = row;
  const at = Object.entries(times).map(([step, time]) => [step, time?.toISOString()]);
  return {
    followed: {
      items: items.map(({ itemType, itemId, name, code }) => ({
        itemType: parseItemType(itemType),
        itemId,
        name,
        code,
      })),
      times: Object.fromEntries(at),
      report: report?.releasedAt ? { sizeBytes: report.sizeBytes, releasedAt: report.releasedAt.toISOString() } : null,
    },
  };
}

function parseItemType(itemType: string): ItemType {
  return itemType === "test" ? "test" : "package";
}
