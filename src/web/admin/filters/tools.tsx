import { useNavigate } from "react-router";
import { bookingStatuses, paymentBadge, paymentStatuses, statusBadge } from "#core/bookings/status.ts";
import { en } from "#web/texts/en.ts";
import { type BookingFilters, deskAddress } from "./filters.ts";
import { SearchBox } from "./search-box.tsx";
import { StatusFilter } from "./status-filter.tsx";
import type { TypedSearch } from "./use-typed-search.ts";
import { ViewChips } from "./view-chips.tsx";

/** What narrows the list; all of it stands in the address. */
export function Tools({ filters, search }: { filters: BookingFilters; search: TypedSearch }) {
  const navigate = useNavigate();
  const narrow = (change: Partial<BookingFilters>) => navigate(deskAddress({ ...filters, before: [], ...change }));
  const texts = en.admin.tools;
  return (
    <div className="tools">
      <SearchBox search={search} />
      <ViewChips filters={filters} />
      <div className="tools-pulls">
        <StatusFilter
          label={texts.status}
          all={texts.allStatuses}
          values={bookingStatuses}
          badgeOf={statusBadge}
          chosen={filters.status}
          onChoose={(status) => narrow({ status })}
        />
        <StatusFilter
          label={texts.payment}
          all={texts.allPayments}
          values={paymentStatuses}
          badgeOf={paymentBadge}
          chosen={filters.payment}
          onChoose={(payment) => narrow({ payment })}
        />
      </div>
    </div>
  );
}
