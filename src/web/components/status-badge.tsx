import type { Badge } from "#core/bookings/statuses.ts";
import { cx } from "./classes.ts";
import { getSymbolUrl } from "./sprite.ts";

const filled = "bg-action text-on-action";
const plain = "bg-card text-soft inset-ring inset-ring-line-control";
const underway = "bg-underway-soft text-underway";

const looks: Record<Badge["look"], string> = {
  confirmed: "bg-action-soft text-action-hover",
  completed: filled,
  paid: filled,
  pending: plain,
  unpaid: plain,
  processing: underway,
  refunded: underway,
  declined: "bg-sunken text-soft",
  failed: "bg-error-soft text-error",
  outline: "text-soft inset-ring inset-ring-line-strong",
};

/**
 * The status of a booking, of its payment or of another thing: always icon and word; a dense list has a `StatusText`.
 * `getStatusBadge` and `getPaymentBadge` return the badge of a booking.
 */
export function StatusBadge({ badge }: { badge: Badge }) {
  return (
    <span
      className={cx(
        "inline-flex min-h-6.5 items-center gap-1.5 rounded-full py-0.5 pr-2.25 pl-1.75 text-xs leading-snug font-semibold whitespace-nowrap forced-colors:border",
        looks[badge.look],
      )}
    >
      <svg className="icon size-3.75 stroke-2" aria-hidden="true">
        <use href={getSymbolUrl(`i-${badge.icon}`)} />
      </svg>
      <span>{badge.label}</span>
    </span>
  );
}
