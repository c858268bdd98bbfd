import type { Badge } from "#core/bookings/statuses.ts";
import { symbolHref } from "#web/ui/sprite.ts";

/** The state of a booking or of its payment: icon and word, always. `statusBadge` and `paymentBadge` make the badge. */
export function StatusBadge({ badge }: { badge: Badge }) {
  return (
    <span className={`badge badge-${badge.look}`}>
      <svg className="i" aria-hidden="true">
        <use href={symbolHref(`i-${badge.icon}`)} />
      </svg>
      <span>{badge.label}</span>
    </span>
  );
}
