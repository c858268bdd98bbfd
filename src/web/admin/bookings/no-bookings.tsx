import { Link } from "react-router";
import { en } from "#web/texts/en.ts";
import { EmptyState } from "#web/ui/states/empty-state.tsx";
import { type BookingFilters, deskAddress, isFiltered, noFilters } from "./filters.ts";

export function NoBookings({ filters }: { filters: BookingFilters }) {
  const texts = en.desk.bookings;
  if (!isFiltered(filters)) return <EmptyState heading="h2" title={texts.none} sentence={texts.noneSentence} />;
  return (
    <EmptyState heading="h2" title={texts.noneFound} sentence={texts.noneFoundSentence}>
      <Link className="btn btn-2" to={deskAddress(noFilters)}>
        {texts.clear}
      </Link>
    </EmptyState>
  );
}
