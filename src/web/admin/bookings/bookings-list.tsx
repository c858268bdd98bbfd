import type { UseQueryResult } from "@tanstack/react-query";
import type { Booking } from "#core/bookings/schema.ts";
import type { BookingFilters } from "#web/admin/filters/filters.ts";
import type { ListPage } from "#web/api-client.ts";
import { en } from "#web/texts/en.ts";
import { QuerySection } from "#web/ui/states/query-section.tsx";
import { BookingsTable } from "./bookings-table.tsx";
import { NoBookings } from "./no-bookings.tsx";
import { Pager } from "./pager.tsx";
import { TableBones } from "./table-bones.tsx";
import { inVisitOrder } from "./visit-order.ts";

type Props = { query: UseQueryResult<ListPage<Booking>>; filters: BookingFilters; openId: number | null };

/** The page of bookings that the filters ask for; a list that could not be refreshed stays, and says so. */
export function BookingsList({ query, filters, openId }: Props) {
  return (
    <QuerySection query={query} loading={<TableBones />} failed={en.admin.list.failed}>
      {({ rows, next }) => (
        <div className={query.isPlaceholderData ? "list list-leaving" : "list"} aria-busy={query.isPlaceholderData}>
          <p className="list-note" role="status">
            {query.isRefetchError && en.admin.list.notFresh}
          </p>
          {rows.length === 0 ? (
            <NoBookings filters={filters} />
          ) : (
            <BookingsTable bookings={filters.today ? inVisitOrder(rows) : rows} filters={filters} openId={openId} />
          )}
          {(rows.length > 0 || filters.before.length > 0) && (
            <Pager filters={filters} shown={rows.length} next={next} />
          )}
        </div>
      )}
    </QuerySection>
  );
}
