import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { labInstant } from "#core/calendar/clock.ts";
import { cappedCount, MOST_WAITING } from "#core/desk/most-counted.ts";
import { words } from "#texts";
import { openBookingOf } from "#web/admin/bookings/filters.ts";
import { listsKey } from "#web/admin/bookings/queries.ts";
import { useNeighbours } from "#web/admin/bookings/use-neighbours.ts";
import { DeskFrame } from "#web/admin/layout/desk-frame.tsx";
import { deskMeta, prefetchAtDesk } from "#web/admin/layout/desk-page.ts";
import { useLabClock } from "#web/admin/layout/lab-time.ts";
import { laterPanel } from "#web/admin/layout/later-panel.ts";
import { FRESH_MS } from "#web/admin/layout/queries.ts";
import { DeskTable, DeskTableSkeleton } from "#web/admin/list/desk-table.tsx";
import { ListKeys } from "#web/admin/list/list-keys.tsx";
import { Refreshed } from "#web/admin/list/refreshed.tsx";
import { ViewChip } from "#web/admin/list/view-chip.tsx";
import { browserFetch } from "#web/api-client.ts";
import { apiQueryUnder } from "#web/api-query.ts";
import { HydratedPage } from "#web/ui/data/hydrated-page.tsx";
import { showAtOnce } from "#web/ui/data/prefetch.ts";
import { EmptyState } from "#web/ui/states/empty-state.tsx";
import { QuerySection } from "#web/ui/states/query-section.tsx";
import type { Route } from "./+types/work-page.ts";
import { messageColumns } from "./message-columns.tsx";
import { reportColumns } from "./report-columns.tsx";
import type { Rows } from "./row-parts.tsx";
import { askedListOf, type WorkList, workAddress, workLists } from "./work-address.ts";
import { bookingsOf, firstWaiting, type Lists, listsOf } from "./work-lists.ts";
import "#web/admin/booking/booking.css";
import "#web/admin/booking/report.css";
import "./work.css";

const texts = words.desk.work;

export const meta = () => deskMeta(words.desk.tabs.work);

/** A list of bookings like others: each change of one makes it stale, and so does each message. */
function workQuery(api = browserFetch) {
  return { ...apiQueryUnder(listsKey, api, "GET /api/desk/work"), staleTime: FRESH_MS };
}

export function loader({ context }: Route.LoaderArgs) {
  return prefetchAtDesk(context, (api) => [workQuery(api)]);
}

export const clientLoader = showAtOnce;

/** What waits at the desk and in the lab, the oldest first, and the detail of one beside it. */
export default function WorkPage({ loaderData }: Route.ComponentProps) {
  return (
    <HydratedPage data={loaderData}>
      <Work />
    </HydratedPage>
  );
}

const [BookingPanel, usePanelPrepared] = laterPanel(() => import("#web/admin/booking/booking-detail.tsx"));

function Work() {
  usePanelPrepared();
  const [parameters] = useSearchParams();
  const asked = askedListOf(parameters);
  const openId = openBookingOf(parameters);
  const query = useQuery(workQuery());
  const now = labInstant(useLabClock(query.data?.at));
  const lists = query.data && listsOf(query.data, now);
  const list = asked ?? (lists ? firstWaiting(lists) : "overdue");
  const rows = lists ? bookingsOf(lists, list) : [];
  const addressOf = (id: number) => workAddress(list, id);
  const neighbours = useNeighbours({ rows, openId, addressOf });
  return (
    <DeskFrame
      name={words.desk.tabs.work}
      panel={
        openId !== null && (
          <BookingPanel
            id={openId}
            listAddress={workAddress(list)}
            inList={rows.find(({ id }) => id === openId)}
            neighbours={neighbours}
          />
        )
      }
    >
      <Chips lists={lists} shown={list} />
      <QuerySection
        query={query}
        loading={
          <DeskTableSkeleton label={texts.loading} columns={reportColumns({ now, addressOf, isBeside: false })} />
        }
        failed={texts.failed}
      >
        {() => (
          <Refreshed query={query}>
            {lists && (
              <List lists={lists} list={list} openId={openId} rows={{ now, addressOf, isBeside: openId !== null }} />
            )}
          </Refreshed>
        )}
      </QuerySection>
    </DeskFrame>
  );
}

/** Each tells how many its list holds. */
function Chips({ lists, shown }: { lists: Lists | undefined; shown: WorkList }) {
  return (
    <nav className="views" aria-label={texts.show}>
      {workLists
        .filter((list) => !lists || lists[list] !== null)
        .map((list) => (
          <ViewChip key={list} to={workAddress(list)} isShown={list === shown} list={list}>
            {texts.lists[list]} <b>{lists && cappedCount(lists[list]?.length ?? 0, MOST_WAITING)}</b>
          </ViewChip>
        ))}
    </nav>
  );
}

type ListProps = { lists: Lists; list: WorkList; openId: number | null; rows: Rows };

function List({ lists, list, openId, rows }: ListProps) {
  if (!lists[list]?.length) return <EmptyState heading="h2" title={texts.none[list]} sentence={texts.noneSentence} />;
  return (
    <>
      {list === "answer" ? (
        <DeskTable
          caption={texts.lists.answer}
          columns={messageColumns(rows)}
          rows={lists.answer ?? []}
          keyOf={({ id }) => id}
          isOpen={({ booking }) => openId !== null && booking?.id === openId}
        />
      ) : (
        <DeskTable
          caption={texts.lists[list]}
          columns={reportColumns(rows)}
          rows={lists[list]}
          keyOf={({ id }) => id}
          isOpen={({ id }) => id === openId}
        />
      )}
      <p className="pager work-foot">
        <ListKeys />
      </p>
    </>
  );
}
