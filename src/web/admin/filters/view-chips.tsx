import { Link } from "react-router";
import { en } from "#web/texts/en.ts";
import { type BookingFilters, deskAddress } from "./filters.ts";
import { isShown, views } from "./views.ts";

export function ViewChips({ filters }: { filters: BookingFilters }) {
  return (
    <nav className="chips" aria-label={en.admin.tools.show}>
      {views.map((view) => (
        <Link
          key={view.label}
          className="chipb"
          to={deskAddress({ ...view.filters, search: filters.search })}
          aria-current={isShown(view.filters, filters) ? "true" : undefined}
        >
          {view.label}
        </Link>
      ))}
    </nav>
  );
}
