import type { UseQueryResult } from "@tanstack/react-query";
import { formatCappedCount, MAX_COUNTED_BOOKINGS } from "#core/admin/count-limits.ts";
import { isPeriodReversed } from "#core/analytics/period.ts";
import type { Booking } from "#core/bookings/response-schema.ts";
import { sentences } from "#sentences";
import { words } from "#texts";
import { AdminTable, AdminTableSkeleton, EmptyList } from "#web/admin/components/admin-table.tsx";
import { ListShortcuts } from "#web/admin/components/list-shortcuts.tsx";
import { Pager } from "#web/admin/components/pager.tsx";
import { StaleIndicator } from "#web/admin/components/stale-indicator.tsx";
import { QuerySection } from "#web/components/query-section.tsx";
import type { ListPage } from "#web/lib/api-client.ts";
import { bookingsLayout, createBookingColumns } from "./bookings-columns.tsx";
import { type BookingsPageFilters, emptyFilters, getBookingsPath, hasFilters, isSingleDay } from "./bookings-path.ts";
import { getPageSize } from "./list-params.ts";

const texts = words.admin.bookings;

type Props = {
  query: UseQueryResult<ListPage<Booking>>;
  filters: BookingsPageFilters;
  openId: number | null;
  /** Number of matching bookings; undefined until loaded. */
  count: number | undefined;
};

/** A page of matching bookings. If a refresh fails, the old list stays with a notice. */
export function BookingsList({ query, filters, openId, count }: Props) {
  const total = count === undefined ? undefined : formatTotal(count);
  return (
    <QuerySection
      query={query}
      loading={
        <AdminTableSkeleton label={texts.loading} columns={createBookingColumns(filters)} layout={bookingsLayout} />
      }
      failed={isPeriodReversed(filters) ? sentences.periodForm["period-reversed"] : texts.failed}
    >
      {({ rows, next }) => (
        <StaleIndicator query={query}>
          {rows.length === 0 ? (
            <NoBookings filters={filters} />
          ) : (
            <AdminTable
              caption={texts.caption}
              columns={createBookingColumns(filters)}
              layout={bookingsLayout}
              rows={rows}
              keyOf={({ id }) => id}
              isOpen={({ id }) => id === openId}
            />
          )}
          {(rows.length > 0 || filters.before.length > 0) && (
            <Pager
              before={filters.before}
              pageSize={getPageSize(filters)}
              rowCount={rows.length}
              next={next}
              getPath={(before) => getBookingsPath({ ...filters, before })}
              total={total}
              order={isSingleDay(filters) ? texts.byHour : words.admin.list.newest}
            >
              <ListShortcuts searches />
            </Pager>
          )}
        </StaleIndicator>
      )}
    </QuerySection>
  );
}

function formatTotal(count: number): string {
  return count === 1 ? texts.one : texts.count(formatCappedCount(count, MAX_COUNTED_BOOKINGS));
}

function NoBookings({ filters }: { filters: BookingsPageFilters }) {
  if (!hasFilters(filters)) return <EmptyList title={texts.none} sentence={texts.noneSentence} />;
  return (
    <EmptyList
      title={texts.noneFound}
      sentence={texts.noneFoundSentence}
      clear={{ path: getBookingsPath(emptyFilters), label: texts.clear }}
    />
  );
}
