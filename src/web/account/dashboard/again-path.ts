import type { Followed } from "#core/bookings/schema.ts";
import { bookPackagePath, bookTestsPath } from "#web/ui/cart/booking-paths.ts";

/** The booking page with the same items and, by the booking's number, the same patient; null for what it cannot show. */
export function againPath(bookingId: number, items: Followed["items"]): string | null {
  const [first] = items;
  if (!first) return null;
  const ids = items.map(({ itemId }) => itemId);
  if (items.every(({ itemType }) => itemType === "test")) return `${bookTestsPath(ids)}&again=${bookingId}`;
  return items.length === 1 ? `${bookPackagePath(first.itemId)}?again=${bookingId}` : null;
}
