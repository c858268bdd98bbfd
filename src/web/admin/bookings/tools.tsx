import { useNavigate } from "react-router";
import { bookingStatuses, paymentBadge, paymentStatuses, statusBadge } from "#core/bookings/statuses.ts";
import type { BookingCounts } from "#core/desk/schema.ts";
import { DayField } from "#web/admin/list/day-field.tsx";
import { SearchBox } from "#web/admin/list/search-box.tsx";
import type { TypedSearch } from "#web/admin/list/use-typed-search.ts";
import { en } from "#web/texts/en.ts";
import { type BookingFilters, deskAddress, filtersOf } from "./filters.ts";
import { StatusFilter } from "./status-filter.tsx";
import { ViewChips } from "./view-chips.tsx";

type Props = { filters: BookingFilters; search: TypedSearch; counts: BookingCounts | undefined };

/** What narrows the list; all of it stands in the address. */
export function Tools({ filters, search, counts }: Props) {
  const navigate = useNavigate();
  // Of the address as it is now: what is drawn may still be that of the one before.
  const narrow = (change: Partial<BookingFilters>) => {
    const now = filtersOf(new URLSearchParams(window.location.search));
    return navigate(deskAddress({ ...now, before: [], ...change }));
  };
  const texts = en.desk.bookings.tools;
  const { from, to } = filters;
  return (
    <div className="tools">
      <SearchBox search={search} label={texts.search} example={texts.example} />
      <ViewChips filters={filters} counts={counts} />
      <div className="tools-pulls">
        <DayField label={texts.from} day={from} max={to} onChoose={(day) => narrow({ from: day, today: false })} />
        <DayField label={texts.to} day={to} min={from} onChoose={(day) => narrow({ to: day, today: false })} />
        <StatusFilter
          label={texts.status}
          all={texts.allStatuses}
          values={bookingStatuses}
          badgeOf={statusBadge}
          chosen={filters.status}
          onChoose={(status) => narrow({ status, view: null })}
        />
        <StatusFilter
          label={texts.payment}
          all={texts.allPayments}
          values={paymentStatuses}
          badgeOf={paymentBadge}
          chosen={filters.payment}
          onChoose={(payment) => narrow({ payment, view: null })}
        />
      </div>
    </div>
  );
}
