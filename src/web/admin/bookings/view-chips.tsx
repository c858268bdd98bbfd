import { Link } from "react-router";
import { cappedCount, MOST_COUNTED_BOOKINGS } from "#core/desk/most-counted.ts";
import type { BookingCounts } from "#core/desk/schema.ts";
import { en } from "#web/texts/en.ts";
import { type BookingFilters, deskAddress } from "./filters.ts";
import { isShown, views } from "./views.ts";

type Props = { filters: BookingFilters; counts: BookingCounts | undefined };

export function ViewChips({ filters, counts }: Props) {
  return (
    <nav className="chips" aria-label={en.desk.bookings.tools.show}>
      {views.map((view) => (
        <Link
          key={view.name}
          className="chipb"
          to={deskAddress({ ...view.filters, search: filters.search })}
          aria-current={isShown(view.filters, filters) ? "true" : undefined}
        >
          {view.label} <b>{counts && cappedCount(counts[view.name], MOST_COUNTED_BOOKINGS)}</b>
        </Link>
      ))}
    </nav>
  );
}
