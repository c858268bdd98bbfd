import type { Badge } from "#core/bookings/statuses.ts";
import { getSymbolUrl } from "#web/components/sprite.ts";
import "./status-text.css";

/** Status for dense lists: icon and label in its colour, without a frame. */
export function StatusText({ badge: { look, icon, label }, why }: { badge: Badge; why?: string | null }) {
  return (
    <span className={`state-word state-${look}`} title={why ?? undefined}>
      <svg className="i" aria-hidden="true">
        <use href={getSymbolUrl(`i-${icon}`)} />
      </svg>
      {label}
    </span>
  );
}
