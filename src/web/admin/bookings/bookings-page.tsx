import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { words } from "#texts";
import { useSearchInput } from "#web/admin/components/search-box.tsx";
import { AdminPage } from "#web/admin/layout/admin-page.tsx";
import { createLazyPanel } from "#web/admin/layout/lazy-panel.ts";
import { adminMeta, prefetchForStaff } from "#web/admin/layout/page-route.ts";
import { usePermissions } from "#web/admin/layout/use-permissions.ts";
import { HydratedPage } from "#web/lib/hydrated-page.tsx";
import { getLabToday } from "#web/lib/lab-clock.ts";
import { lazyComponent } from "#web/lib/lazy-component.tsx";
import { skipPrefetch } from "#web/lib/prefetch.ts";
import type { Route } from "./+types/bookings-page.ts";
import {
  bookingAuditLogQuery,
  bookingItemsQuery,
  bookingMessagesQuery,
  bookingQuery,
  reportsQuery,
} from "./booking-queries.ts";
import { BookingsList } from "./bookings-list.tsx";
import { getBookingsPath, parseBookingsFilters, parseOpenBookingId } from "./bookings-path.ts";
import { BookingsTools, BookingsViews, NewBookingLink } from "./bookings-tools.tsx";
import { toCountsParams, toListParams } from "./list-params.ts";
import { bookingCountsQuery, bookingsQuery } from "./queries.ts";
import { useNeighbours } from "./use-neighbours.ts";

export const meta = () => adminMeta(words.admin.tabs.bookings);

export function loader({ context, url }: Route.LoaderArgs) {
  const filters = parseBookingsFilters(url.searchParams);
  const openId = parseOpenBookingId(url.searchParams);
  return prefetchForStaff(context, (api) => [
    bookingsQuery(toListParams(filters, getLabToday()), api),
    bookingCountsQuery(toCountsParams(filters, getLabToday()), api),
    ...(openId === null
      ? []
      : [bookingQuery, bookingItemsQuery, bookingMessagesQuery, bookingAuditLogQuery, reportsQuery].map((query) =>
          query(openId, api),
        )),
  ]);
}

export const clientLoader = skipPrefetch;

/** List of bookings with a detail panel. */
export default function BookingsPage({ loaderData }: Route.ComponentProps) {
  return (
    <HydratedPage data={loaderData}>
      <Bookings />
    </HydratedPage>
  );
}

const [BookingPanel, usePanelPreload] = createLazyPanel(() => import("./booking-panel.tsx"));

/** Lazy, because it stands only beside an open booking. */
const WaitingRows = lazyComponent(() => import("#web/admin/worklists/waiting-rows.tsx"));

function Bookings() {
  usePanelPreload();
  const can = usePermissions();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const filters = parseBookingsFilters(parameters);
  const openId = parseOpenBookingId(parameters);
  const search = useSearchInput({
    shown: filters.search,
    search: (term) =>
      navigate(getBookingsPath({ ...filters, search: term, before: [] }, openId ?? undefined), { replace: true }),
  });
  const today = getLabToday();
  const query = useQuery({ ...bookingsQuery(toListParams(filters, today)), placeholderData: keepPreviousData });
  const counts = useQuery({ ...bookingCountsQuery(toCountsParams(filters, today)), placeholderData: keepPreviousData });
  const rows = query.data?.rows ?? [];
  const neighbours = useNeighbours({ rows, openId, addressOf: (id) => getBookingsPath(filters, id) });
  return (
    <AdminPage
      name={words.admin.tabs.bookings}
      action={<NewBookingLink />}
      tools={
        <BookingsTools
          filters={filters}
          search={search}
          onFound={neighbours.openFirst}
          resultCount={query.isPlaceholderData ? undefined : query.data?.rows.length}
        />
      }
      isContentSlim={openId !== null}
      panel={
        openId !== null && (
          <BookingPanel
            id={openId}
            listAddress={getBookingsPath(filters)}
            inList={rows.find(({ id }) => id === openId)}
            neighbours={neighbours}
          />
        )
      }
    >
      {openId !== null && can("read-worklists") && (
        <Suspense>
          <WaitingRows openId={openId} getPath={(id) => getBookingsPath(filters, id)} />
        </Suspense>
      )}
      <BookingsViews filters={filters} counts={counts.data} />
      <BookingsList query={query} filters={filters} openId={openId} count={counts.data?.shown} />
    </AdminPage>
  );
}
