import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { formatCappedCount, MAX_LISTED_WORK } from "#core/admin/count-limits.ts";
import { fromLabTime } from "#core/calendar/lab-time.ts";
import { words } from "#texts";
import { parseOpenBookingId } from "#web/admin/bookings/bookings-path.ts";
import { useNeighbours } from "#web/admin/bookings/use-neighbours.ts";
import { AdminTable, AdminTableSkeleton, EmptyList } from "#web/admin/components/admin-table.tsx";
import { ListShortcuts } from "#web/admin/components/list-shortcuts.tsx";
import { ListFoot } from "#web/admin/components/pager.tsx";
import { SearchBox, useSearchInput } from "#web/admin/components/search-box.tsx";
import { StaleIndicator } from "#web/admin/components/stale-indicator.tsx";
import { ViewChip, ViewChips } from "#web/admin/components/view-chip.tsx";
import { AdminPage } from "#web/admin/layout/admin-page.tsx";
import { createLazyPanel } from "#web/admin/layout/lazy-panel.ts";
import { adminMeta, prefetchForStaff } from "#web/admin/layout/page-route.ts";
import { usePermissions } from "#web/admin/layout/use-permissions.ts";
import { cx } from "#web/components/classes.ts";
import { QuerySection } from "#web/components/query-section.tsx";
import { HydratedPage } from "#web/lib/hydrated-page.tsx";
import { useLabClock } from "#web/lib/lab-clock.ts";
import { lazyComponent } from "#web/lib/lazy-component.tsx";
import { skipPrefetch } from "#web/lib/prefetch.ts";
import type { Route } from "./+types/worklists-page.ts";
import { createMessageColumns, messagesLayout } from "./message-columns.tsx";
import { worklistsQuery } from "./queries.ts";
import { createWorkColumns, type WorkContext, workLayout } from "./work-columns.tsx";
import {
  getItemBooking,
  getItemKey,
  getWorklistRows,
  listWorkItems,
  matchesWorkSearch,
  type WorkItem,
  type WorklistRows,
} from "./worklists.ts";
import {
  getWorklistsPath,
  parseWorkFilters,
  type WorkFilters,
  type WorklistName,
  worklistNames,
} from "./worklists-path.ts";

const texts = words.admin.work;
const listNames: Record<WorklistName, string> = { ...words.admin.worklists.lists, ...texts.lists };
const emptyTitles: Record<WorklistName, string> = { ...words.admin.worklists.none, ...texts.none };
const countClass = "min-w-2 font-semibold";

export const meta = () => adminMeta(words.admin.tabs.worklists);

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

/** Loaded with the first search. */
const PhoneSentence = lazyComponent(() => import("./phone-sentence.tsx"));

const [BookingPanel, usePanelPreload] = createLazyPanel(() => import("#web/admin/bookings/booking-panel.tsx"));

function WorklistsContent() {
  usePanelPreload();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const can = usePermissions();
  const filters = parseWorkFilters(parameters);
  const openId = parseOpenBookingId(parameters);
  const query = useQuery(worklistsQuery());
  const now = fromLabTime(useLabClock(query.data?.at));
  const lists = query.data && getWorklistRows(query.data, now);
  const items = lists
    ? listWorkItems(lists, filters.list).filter((item) => matchesWorkSearch(item, filters.search))
    : [];
  const bookings = items.flatMap((item) => getItemBooking(item) ?? []);
  const addressOf = (id: number) => getWorklistsPath(filters, id);
  const neighbours = useNeighbours({ rows: bookings, openId, addressOf });
  const search = useSearchInput({
    shown: filters.search,
    search: (term) => navigate(getWorklistsPath({ ...filters, search: term }, openId ?? undefined), { replace: true }),
  });
  const [first] = items;
  const context = { now, can, getPath: addressOf, hasPanel: openId !== null, firstKey: first && getItemKey(first) };
  return (
    <AdminPage
      name={words.admin.tabs.worklists}
      tools={
        <SearchBox
          search={search}
          label={texts.search}
          example={texts.searchExample}
          onFound={neighbours.openFirst}
          resultCount={query.data && items.length}
        />
      }
      isContentSlim={openId !== null}
      panel={
        openId !== null && (
          <BookingPanel
            id={openId}
            listAddress={getWorklistsPath(filters)}
            inList={bookings.find(({ id }) => id === openId)}
            neighbours={neighbours}
          />
        )
      }
    >
      <WorklistChips lists={lists} filters={filters} />
      {lists && filters.search && (
        <Suspense>
          <PhoneSentence search={filters.search} items={items} now={now} />
        </Suspense>
      )}
      <QuerySection
        query={query}
        loading={
          <AdminTableSkeleton
            label={words.admin.worklists.loading}
            columns={createWorkColumns({ ...context, hasPanel: false })}
            layout={workLayout}
          />
        }
        failed={words.admin.worklists.failed}
      >
        {() => (
          <StaleIndicator query={query}>
            <WorklistTable list={filters.list} items={items} openId={openId} context={context} />
          </StaleIndicator>
        )}
      </QuerySection>
    </AdminPage>
  );
}

type ChipsProps = { lists: WorklistRows | undefined; filters: WorkFilters };

/** Links to the worklists with their counts; no count of 0 is red. */
function WorklistChips({ lists, filters: { list: shown, search } }: ChipsProps) {
  const all = lists && listWorkItems(lists, null).length;
  return (
    <ViewChips label={words.admin.worklists.show} strip>
      <ViewChip to={getWorklistsPath({ search })} isShown={shown === null} list="all">
        {texts.all} <b className={countClass}>{all}</b>
      </ViewChip>
      {worklistNames
        .filter((list) => !lists || lists[list] !== null)
        .map((list) => {
          const count = lists?.[list]?.length ?? 0;
          return (
            <ViewChip key={list} to={getWorklistsPath({ list, search })} isShown={list === shown} list={list}>
              {listNames[list]}{" "}
              <b className={cx(countClass, list === "overdue" && count > 0 ? "text-error" : "text-ink")}>
                {lists && formatCappedCount(count, MAX_LISTED_WORK)}
              </b>
            </ViewChip>
          );
        })}
    </ViewChips>
  );
}

type WorklistTableProps = {
  list: WorklistName | null;
  items: WorkItem[];
  openId: number | null;
  context: WorkContext;
};

function WorklistTable({ list, items, openId, context }: WorklistTableProps) {
  if (items.length === 0)
    return (
      <EmptyList
        title={list === null ? texts.none.all : emptyTitles[list]}
        sentence={words.admin.worklists.noneSentence}
      />
    );
  const countIn = (name: WorklistName) => items.filter((item) => item.list === name).length;
  const messages = items.flatMap((item) => (item.list === "answer" ? item.row : []));
  return (
    <>
      {list === "answer" ? (
        <AdminTable
          caption={listNames.answer}
          columns={createMessageColumns(context)}
          layout={messagesLayout}
          rows={messages}
          keyOf={({ id }) => id}
          isOpen={({ booking }) => openId !== null && booking?.id === openId}
        />
      ) : (
        <AdminTable
          caption={list === null ? texts.all : listNames[list]}
          columns={createWorkColumns(context)}
          layout={workLayout}
          rows={items}
          keyOf={getItemKey}
          isOpen={(item) => openId !== null && getItemBooking(item)?.id === openId}
          groupOf={(item) => texts.groups[item.list](countIn(item.list))}
          isGroupUrgent={(item) => item.list === "overdue"}
        />
      )}
      {/* It has only the shortcuts. */}
      <div className="thumb:hidden @max-lg/work:hidden">
        <ListFoot>
          <ListShortcuts searches />
        </ListFoot>
      </div>
    </>
  );
}
