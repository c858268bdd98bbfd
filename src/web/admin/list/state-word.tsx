import type { Badge } from "#core/bookings/statuses.ts";
import { symbolHref } from "#web/ui/sprite.ts";
import "./state-word.css";

/** A state where things stand dense: icon and word, always, in its colour and without a frame. */
export function StateWord({ badge: { look, icon, label }, why }: { badge: Badge; why?: string | null }) {
  return (
    <span className={`state-word state-${look}`} title={why ?? undefined}>
      <svg className="i" aria-hidden="true">
        <use href={symbolHref(`i-${icon}`)} />
      </svg>
      {label}
    </span>
  );
}
