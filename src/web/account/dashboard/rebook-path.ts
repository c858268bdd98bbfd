import type { BookingTracking } from "#core/bookings/response-schema.ts";
import { bookPackagePath, bookTestsPath } from "#web/lib/booking-paths.ts";

/**
 * Returns the path of the booking page with the same items and, by the booking's id, the same patient; null for items
 * it cannot show.
 */
export function getRebookPath(bookingId: number, items: BookingTracking["items"]): string | null {
  const [first] = items;
  if (!first) return null;
  const ids = items.map(({ itemId }) => itemId);
  if (items.every(({ itemType }) => itemType === "test")) return `${bookTestsPath(ids)}&again=${bookingId}`;
  return items.length === 1 ? `${bookPackagePath(first.itemId)}?again=${bookingId}` : null;
}
