import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { formatCappedCount, MAX_LISTED_WORK } from "#core/admin/count-limits.ts";
import { fromLabTime } from "#core/calendar/lab-time.ts";
import { words } from "#texts";
import { parseOpenBookingId } from "#web/admin/bookings/bookings-path.ts";
import { bookingListsKey } from "#web/admin/bookings/queries.ts";
import { useNeighbours } from "#web/admin/bookings/use-neighbours.ts";
import { AdminTable, AdminTableSkeleton } from "#web/admin/components/admin-table.tsx";
import { ListShortcuts } from "#web/admin/components/list-shortcuts.tsx";
import { ListFoot } from "#web/admin/components/pager.tsx";
import { StaleIndicator } from "#web/admin/components/stale-indicator.tsx";
import { ViewChip, ViewChips } from "#web/admin/components/view-chip.tsx";
import { AdminPage, PageScroll } from "#web/admin/layout/admin-page.tsx";
import { createLazyPanel } from "#web/admin/layout/lazy-panel.ts";
import { adminMeta, prefetchForStaff } from "#web/admin/layout/page-route.ts";
import { QUERY_STALE_MS } from "#web/admin/layout/queries.ts";
import { cx } from "#web/components/classes.ts";
import { EmptyState } from "#web/components/empty-state.tsx";
import { QuerySection } from "#web/components/query-section.tsx";
import { browserFetch } from "#web/lib/api-client.ts";
import { apiQueryUnder } from "#web/lib/api-query.ts";
import { HydratedPage } from "#web/lib/hydrated-page.tsx";
import { useLabClock } from "#web/lib/lab-clock.ts";
import { skipPrefetch } from "#web/lib/prefetch.ts";
import type { Route } from "./+types/worklists-page.ts";
import { createMessageColumns, messagesLayout } from "./message-columns.tsx";
import { createReportColumns, reportsLayout } from "./report-columns.tsx";
import type { RowContext } from "./row-cells.tsx";
import { getDefaultWorklist, getWorklistRows, listWorklistBookings, type WorklistRows } from "./worklists.ts";
import { getWorklistsPath, parseWorklistName, type WorklistName, worklistNames } from "./worklists-path.ts";

const texts = words.admin.worklists;

export const meta = () => adminMeta(words.admin.tabs.worklists);

/** Under `bookingListsKey`: any change of a booking or message invalidates it. */
function worklistsQuery(api = browserFetch) {
  return { ...apiQueryUnder(bookingListsKey, api, "GET /api/admin/worklists"), staleTime: QUERY_STALE_MS };
}

export function loader({ context }: Route.LoaderArgs) {
  return prefetchForStaff(context, (api) => [worklistsQuery(api)]);
}

export const clientLoader = skipPrefetch;

/** Worklists of staff, oldest entry first, with a detail panel. */
export default function WorklistsPage({ loaderData }: Route.ComponentProps) {
  return (
    <HydratedPage data={loaderData}>
      <WorklistsContent />
    </HydratedPage>
  );
}

const [BookingPanel, usePanelPreload] = createLazyPanel(() => import("#web/admin/bookings/booking-panel.tsx"));

function WorklistsContent() {
  usePanelPreload();
  const [parameters] = useSearchParams();
  const requestedList = parseWorklistName(parameters);
  const openId = parseOpenBookingId(parameters);
  const query = useQuery(worklistsQuery());
  const now = fromLabTime(useLabClock(query.data?.at));
  const lists = query.data && getWorklistRows(query.data, now);
  const list = requestedList ?? (lists ? getDefaultWorklist(lists) : "overdue");
  const rows = lists ? listWorklistBookings(lists, list) : [];
  const addressOf = (id: number) => getWorklistsPath(list, id);
  const neighbours = useNeighbours({ rows, openId, addressOf });
  return (
    <AdminPage
      name={words.admin.tabs.worklists}
      isContentSlim={openId !== null}
      panel={
        openId !== null && (
          <BookingPanel
            id={openId}
            listAddress={getWorklistsPath(list)}
            inList={rows.find(({ id }) => id === openId)}
            neighbours={neighbours}
          />
        )
      }
    >
      <WorklistChips lists={lists} shown={list} />
      <QuerySection
        query={query}
        loading={
          <AdminTableSkeleton
            label={texts.loading}
            columns={createReportColumns({ now, getPath: addressOf, hasPanel: false })}
            layout={reportsLayout}
          />
        }
        failed={texts.failed}
      >
        {() => (
          <StaleIndicator query={query}>
            {lists && (
              <WorklistTable
                lists={lists}
                list={list}
                openId={openId}
                context={{ now, getPath: addressOf, hasPanel: openId !== null }}
              />
            )}
          </StaleIndicator>
        )}
      </QuerySection>
    </AdminPage>
  );
}

/** Links to the worklists with their counts. */
function WorklistChips({ lists, shown }: { lists: WorklistRows | undefined; shown: WorklistName }) {
  return (
    <ViewChips label={texts.show} strip>
      {worklistNames
        .filter((list) => !lists || lists[list] !== null)
        .map((list) => (
          <ViewChip key={list} to={getWorklistsPath(list)} isShown={list === shown} list={list}>
            {texts.lists[list]}{" "}
            <b className={cx("min-w-[1ch] font-semibold", list === "overdue" ? "text-error" : "text-ink")}>
              {lists && formatCappedCount(lists[list]?.length ?? 0, MAX_LISTED_WORK)}
            </b>
          </ViewChip>
        ))}
    </ViewChips>
  );
}

type WorklistTableProps = { lists: WorklistRows; list: WorklistName; openId: number | null; context: RowContext };

function WorklistTable({ lists, list, openId, context }: WorklistTableProps) {
  if (!lists[list]?.length)
    return (
      <PageScroll>
        <EmptyState heading="h2" title={texts.none[list]} sentence={texts.noneSentence} />
      </PageScroll>
    );
  return (
    <>
      {list === "answer" ? (
        <AdminTable
          caption={texts.lists.answer}
          columns={createMessageColumns(context)}
          layout={messagesLayout}
          rows={lists.answer ?? []}
          keyOf={({ id }) => id}
          isOpen={({ booking }) => openId !== null && booking?.id === openId}
        />
      ) : (
        <AdminTable
          caption={texts.lists[list]}
          columns={createReportColumns(context)}
          layout={reportsLayout}
          rows={lists[list]}
          keyOf={({ id }) => id}
          isOpen={({ id }) => id === openId}
        />
      )}
      {/* It has only the shortcuts. */}
      <div className="thumb:hidden @max-lg/work:hidden">
        <ListFoot>
          <ListShortcuts />
        </ListFoot>
      </div>
    </>
  );
}
