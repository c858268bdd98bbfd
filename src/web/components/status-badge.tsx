import type { Badge } from "#core/bookings/statuses.ts";
import { getSymbolUrl } from "./sprite.ts";

/**
 * The status of a booking or of its payment: always icon and word. `getStatusBadge` and `getPaymentBadge` return the
 * badge.
 */
export function StatusBadge({ badge }: { badge: Badge }) {
  return (
    <span className={`badge badge-${badge.look}`}>
      <svg className="i" aria-hidden="true">
        <use href={getSymbolUrl(`i-${badge.icon}`)} />
      </svg>
      <span>{badge.label}</span>
    </span>
  );
}
