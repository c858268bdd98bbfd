import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate, useSearchParams } from "react-router";
import { words } from "#texts";
import {
  bookingItemsQuery,
  bookingMessagesQuery,
  bookingQuery,
  bookingTrailQuery,
  reportsQuery,
} from "#web/admin/booking/queries.ts";
import { DeskFrame } from "#web/admin/layout/desk-frame.tsx";
import { deskMeta, prefetchAtDesk } from "#web/admin/layout/desk-page.ts";
import { labToday } from "#web/admin/layout/lab-time.ts";
import { laterPanel } from "#web/admin/layout/later-panel.ts";
import { useTypedSearch } from "#web/admin/list/search-box.tsx";
import { HydratedPage } from "#web/ui/data/hydrated-page.tsx";
import { showAtOnce } from "#web/ui/data/prefetch.ts";
import type { Route } from "./+types/bookings-page.ts";
import { BookingsList } from "./bookings-list.tsx";
import { deskAddress, filtersOf, openBookingOf } from "./filters.ts";
import { countsAsked, rowsAsked } from "./list-path.ts";
import { bookingCountsQuery, bookingsQuery } from "./queries.ts";
import { NewBooking, Tools, ViewChips } from "./tools.tsx";
import { useNeighbours } from "./use-neighbours.ts";
import "#web/admin/booking/booking.css";
import "#web/admin/booking/report.css";
import "./bookings.css";

export const meta = () => deskMeta(words.desk.tabs.bookings);

export function loader({ context, url }: Route.LoaderArgs) {
  const filters = filtersOf(url.searchParams);
  const openId = openBookingOf(url.searchParams);
  return prefetchAtDesk(context, (api) => [
    bookingsQuery(rowsAsked(filters, labToday()), api),
    bookingCountsQuery(countsAsked(filters, labToday()), api),
    ...(openId === null
      ? []
      : [bookingQuery, bookingItemsQuery, bookingMessagesQuery, bookingTrailQuery, reportsQuery].map((query) =>
          query(openId, api),
        )),
  ]);
}

export const clientLoader = showAtOnce;

/** Row 2.123: the bookings, and the detail of one beside them. */
export default function BookingsPage({ loaderData }: Route.ComponentProps) {
  return (
    <HydratedPage data={loaderData}>
      <Bookings />
    </HydratedPage>
  );
}

const [BookingPanel, usePanelPrepared] = laterPanel(() => import("#web/admin/booking/booking-detail.tsx"));

function Bookings() {
  usePanelPrepared();
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const filters = filtersOf(parameters);
  const openId = openBookingOf(parameters);
  const search = useTypedSearch({
    shown: filters.search,
    search: (word) =>
      navigate(deskAddress({ ...filters, search: word, before: [] }, openId ?? undefined), { replace: true }),
  });
  const today = labToday();
  const query = useQuery({ ...bookingsQuery(rowsAsked(filters, today)), placeholderData: keepPreviousData });
  const counts = useQuery({ ...bookingCountsQuery(countsAsked(filters, today)), placeholderData: keepPreviousData });
  const rows = query.data?.rows ?? [];
  const neighbours = useNeighbours({ rows, openId, addressOf: (id) => deskAddress(filters, id) });
  return (
    <DeskFrame
      name={words.desk.tabs.bookings}
      tools={
        <>
          <NewBooking />
          <Tools filters={filters} search={search} onFound={query.isPlaceholderData ? undefined : neighbours.first} />
        </>
      }
      panel={
        openId !== null && (
          <BookingPanel
            id={openId}
            listAddress={deskAddress(filters)}
            inList={rows.find(({ id }) => id === openId)}
            neighbours={neighbours}
          />
        )
      }
    >
      <ViewChips filters={filters} counts={counts.data} />
      <BookingsList query={query} filters={filters} openId={openId} count={counts.data?.shown} />
    </DeskFrame>
  );
}
