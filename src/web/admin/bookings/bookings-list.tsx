import type { UseQueryResult } from "@tanstack/react-query";
import type { Booking } from "#core/bookings/schema.ts";
import { cappedCount, MOST_COUNTED_BOOKINGS } from "#core/desk/most-counted.ts";
import { areTurned, turnedDaysSentence } from "#core/figures/period.ts";
import { Pager } from "#web/admin/list/pager.tsx";
import { Refreshed } from "#web/admin/list/refreshed.tsx";
import type { ListPage } from "#web/api-client.ts";
import { en } from "#web/texts/en.ts";
import { QuerySection } from "#web/ui/states/query-section.tsx";
import { BookingsBones } from "./bookings-bones.tsx";
import { BookingsTable } from "./bookings-table.tsx";
import { type BookingFilters, deskAddress, isOneDay } from "./filters.ts";
import { rowsOf } from "./list-path.ts";
import { NoBookings } from "./no-bookings.tsx";
import { inVisitOrder } from "./visit-order.ts";

type Props = {
  query: UseQueryResult<ListPage<Booking>>;
  filters: BookingFilters;
  openId: number | null;
  /** How many bookings the filters leave; undefined until it is known. */
  count: number | undefined;
};

/** The page of bookings that the filters ask for; a list that could not be refreshed stays, and says so. */
export function BookingsList({ query, filters, openId, count }: Props) {
  const total = count === undefined ? undefined : totalWords(count);
  return (
    <QuerySection
      query={query}
      loading={<BookingsBones />}
      failed={areTurned(filters) ? turnedDaysSentence : en.desk.bookings.failed}
    >
      {({ rows, next }) => (
        <Refreshed query={query}>
          {rows.length === 0 ? (
            <NoBookings filters={filters} />
          ) : (
            <BookingsTable bookings={isOneDay(filters) ? inVisitOrder(rows) : rows} filters={filters} openId={openId} />
          )}
          {(rows.length > 0 || filters.before.length > 0) && (
            <Pager
              before={filters.before}
              pageRows={rowsOf(filters)}
              shown={rows.length}
              next={next}
              addressOf={(before) => deskAddress({ ...filters, before })}
              total={total}
            />
          )}
        </Refreshed>
      )}
    </QuerySection>
  );
}

function totalWords(count: number): string {
  return count === 1 ? en.desk.bookings.one : en.desk.bookings.count(cappedCount(count, MOST_COUNTED_BOOKINGS));
}
