import type { Badge } from "#core/bookings/statuses.ts";
import { cx } from "#web/components/classes.ts";
import { getSymbolUrl } from "#web/components/sprite.ts";

const colors: Record<Badge["look"], string> = {
  confirmed: "text-action-hover",
  completed: "text-action-hover",
  paid: "text-action-hover",
  pending: "text-soft",
  unpaid: "text-soft",
  declined: "text-soft",
  outline: "text-soft",
  processing: "text-underway",
  refunded: "text-underway",
  failed: "text-error",
};

type Props = {
  badge: Badge;
  why?: string | null;
  /** Hides the icon where there is no room. */
  iconClass?: string;
};

/** Status for dense lists: icon and label in its colour, without a frame. */
export function StatusText({ badge: { look, icon, label }, why, iconClass }: Props) {
  return (
    <span
      className={cx("inline-flex items-baseline gap-1 leading-snug font-medium wrap-normal", colors[look])}
      title={why ?? undefined}
    >
      <svg className={cx("icon icon-sm flex-none self-center stroke-2", iconClass)} aria-hidden="true">
        <use href={getSymbolUrl(`i-${icon}`)} />
      </svg>
      {label}
    </span>
  );
}
