import type { UseQueryResult } from "@tanstack/react-query";
import { Link } from "react-router";
import type { Booking } from "#core/bookings/schema.ts";
import { cappedCount, MOST_COUNTED_BOOKINGS } from "#core/desk/most-counted.ts";
import { areTurned, turnedDaysSentence } from "#core/figures/period.ts";
import { words } from "#texts";
import { DeskTable, DeskTableSkeleton } from "#web/admin/list/desk-table.tsx";
import { ListKeys } from "#web/admin/list/list-keys.tsx";
import { Pager } from "#web/admin/list/pager.tsx";
import { Refreshed } from "#web/admin/list/refreshed.tsx";
import type { ListPage } from "#web/api-client.ts";
import { EmptyState } from "#web/ui/states/empty-state.tsx";
import { QuerySection } from "#web/ui/states/query-section.tsx";
import { bookingColumns } from "./columns.tsx";
import { type BookingFilters, deskAddress, isFiltered, isOneDay, noFilters } from "./filters.ts";
import { rowsOf } from "./list-path.ts";

const texts = words.desk.bookings;

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
      loading={<DeskTableSkeleton label={texts.loading} columns={bookingColumns(filters)} />}
      failed={areTurned(filters) ? turnedDaysSentence : texts.failed}
    >
      {({ rows, next }) => (
        <Refreshed query={query}>
          {rows.length === 0 ? (
            <NoBookings filters={filters} />
          ) : (
            <DeskTable
              caption={texts.caption}
              columns={bookingColumns(filters)}
              rows={rows}
              keyOf={({ id }) => id}
              isOpen={({ id }) => id === openId}
            />
          )}
          {(rows.length > 0 || filters.before.length > 0) && (
            <Pager
              before={filters.before}
              pageRows={rowsOf(filters)}
              shown={rows.length}
              next={next}
              addressOf={(before) => deskAddress({ ...filters, before })}
              total={total}
              order={isOneDay(filters) ? texts.byHour : words.desk.list.newest}
            >
              <ListKeys searches />
            </Pager>
          )}
        </Refreshed>
      )}
    </QuerySection>
  );
}

function totalWords(count: number): string {
  return count === 1 ? texts.one : texts.count(cappedCount(count, MOST_COUNTED_BOOKINGS));
}

function NoBookings({ filters }: { filters: BookingFilters }) {
  if (!isFiltered(filters)) return <EmptyState heading="h2" title={texts.none} sentence={texts.noneSentence} />;
  return (
    <EmptyState heading="h2" title={texts.noneFound} sentence={texts.noneFoundSentence}>
      <Link className="btn btn-2" to={deskAddress(noFilters)}>
        {texts.clear}
      </Link>
    </EmptyState>
  );
}
